export default import.meta.glob<string>(
  [
    "../../../../src/kolmikko/text/locales/pl/*.ftl",
    "!**/{calibrate,cli,pool,puzzle,solve,tui}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
