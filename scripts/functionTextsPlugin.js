const { Compilation, sources } = require("webpack");
const { TRANSLATIONS, localizeMetadata, readCatalogue } = require("./functionCatalogue");

/** Writes the functions' texts beside functions.json: one copy a language, and the pane's list. */
class FunctionTextsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("FunctionTextsPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: "FunctionTextsPlugin", stage }, () => {
        const metadata = compilation.getAsset("functions.json");
        if (!metadata) return; // the generator has reported why
        const emit = (name, value) =>
          compilation.emitAsset(name, new sources.RawSource(JSON.stringify(value, null, 1)));
        const catalogue = readCatalogue();
        const english = JSON.parse(metadata.source.source().toString());
        for (const locale of TRANSLATIONS)
          emit(`functions.${locale}.json`, localizeMetadata(english, catalogue, locale));
        emit("functions.catalogue.json", catalogue);
      });
    });
  }
}

module.exports = { FunctionTextsPlugin };
