export default import.meta.glob<string>(
  [
    "../../../../src/kolmikko/text/locales/en/*.ftl",
    "!**/{calibrate,cli,pool,puzzle,solve,tui}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
