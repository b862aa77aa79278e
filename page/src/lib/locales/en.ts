export default import.meta.glob<string>(
  [
    "../../../../src/kolmikko/text/locales/en/*.ftl",
    "!../../../../src/kolmikko/text/locales/en/{calibrate,cli,pool,puzzle,solve}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
