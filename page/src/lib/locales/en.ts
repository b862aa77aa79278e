export default import.meta.glob<string>(
  [
    "../../../../src/kolmikko/text/locales/en/*.ftl",
    "!**/{cli,tui}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
