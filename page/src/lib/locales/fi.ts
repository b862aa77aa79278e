export default import.meta.glob<string>(
  [
    "../../../../src/kolmikko/text/locales/fi/*.ftl",
    "!../../../../src/kolmikko/text/locales/fi/{calibrate,cli,pool,puzzle,solve}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
