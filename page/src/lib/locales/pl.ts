export default import.meta.glob<string>(
  [
    "../../../../src/kolmikko/text/locales/pl/*.ftl",
    "!../../../../src/kolmikko/text/locales/pl/{calibrate,cli,pool,puzzle,solve}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
