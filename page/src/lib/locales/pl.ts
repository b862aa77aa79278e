export default import.meta.glob<string>(
  [
    "../../../../src/kolmikko/text/locales/pl/*.ftl",
    "!**/{cli,tui}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
