const path = require("path");
const CopyWebpackPlugin = require("copy-webpack-plugin");
const CustomFunctionsMetadataPlugin = require("custom-functions-metadata-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const { FUNCTION_FILES } = require("./scripts/functionCatalogue");
const { FunctionTextsPlugin } = require("./scripts/functionTextsPlugin");

const LOCAL = "https://localhost:3000/";
const CDN_HOSTS = ["https://appsforoffice.microsoft.com"];
const CDN_OFFICE_JS = `${CDN_HOSTS[0]}/lib/1/hosted/office.js`;

// The files office.js loads in Excel for Windows, Mac and the web, in our three languages.
const OFFICE_JS_FILES = [
  "office.js",
  "excel-win32-16.01.js",
  "excel-mac-16.00.js",
  "excel-web-16.00.js",
  "en-us/office_strings.js",
  "zh-cn/office_strings.js",
  "zh-tw/office_strings.js",
];
const OFFICE_JS = path.dirname(require.resolve("@microsoft/office-js/dist/office.js"));

/**
 * `--env url=https://host/folder/` writes the manifest for that address;
 * `--env officejs=self` puts office.js beside the add-in, for a hall without network.
 */
module.exports = async (env = {}, argv = {}) => {
  const production = argv.mode === "production";
  const url = hostUrl(env.url);
  const selfHosted = ownOfficeJs(env.officejs);
  return {
    mode: production ? "production" : "development",
    // The pages' security header forbids eval, so never an eval source map.
    devtool: production ? "source-map" : "inline-source-map",
    entry: { functions: "./src/functions/index.ts", taskpane: "./src/taskpane/taskpane.ts" },
    output: { path: path.join(__dirname, "dist"), clean: true },
    resolve: { extensions: [".ts", ".js"] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: "ts-loader",
          options: { onlyCompileBundledFiles: true },
        },
        { test: /\.css$/, type: "asset/resource", generator: { filename: "[name][ext]" } },
      ],
    },
    plugins: [
      new CustomFunctionsMetadataPlugin({ output: "functions.json", input: FUNCTION_FILES }),
      new FunctionTextsPlugin(),
      new HtmlWebpackPlugin({
        filename: "taskpane.html",
        template: "src/taskpane/taskpane.html",
        chunks: ["functions", "taskpane"], // one page for both: the shared runtime
        // Not deferred: office.js starts its functions' runtime as soon as the page is parsed, and it
        // never learns of functions associated after its first call.
        inject: "body",
        scriptLoading: "blocking",
        officeJs: selfHosted ? "office-js/office.js" : CDN_OFFICE_JS,
        csp: securityPolicy(selfHosted),
      }),
      new CopyWebpackPlugin({
        patterns: [
          { from: "assets", to: "assets" },
          { from: "manifest.xml", transform: (xml) => xml.toString().replaceAll(LOCAL, url) },
          ...(selfHosted
            ? OFFICE_JS_FILES.map((file) => ({
                from: path.join(OFFICE_JS, file),
                to: `office-js/${file}`,
                info: { minimized: true },
              }))
            : []),
        ],
      }),
    ],
    performance: { hints: false },
    devServer: await devServer(env),
  };
};

function hostUrl(url) {
  if (url === undefined) return LOCAL;
  if (!/^https:\/\/[^\s"<>&]+$/.test(url))
    throw new Error(`--env url=${url}: Excel takes https addresses only`);
  return url.endsWith("/") ? url : `${url}/`;
}

function ownOfficeJs(officejs) {
  if (officejs !== undefined && officejs !== "self")
    throw new Error(`--env officejs=${officejs}: the only choice is "self"`);
  return officejs === "self";
}

function securityPolicy(selfHosted) {
  const scripts = selfHosted ? "'self'" : `'self' ${CDN_HOSTS.join(" ")}`;
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

async function devServer(env) {
  const server = { type: "http" };
  if (env.WEBPACK_SERVE) {
    server.type = "https";
    server.options = await developmentCertificate();
  }
  return {
    port: 3000,
    hot: false,
    liveReload: false,
    headers: { "Access-Control-Allow-Origin": "*" },
    server,
  };
}

/** The certificate Excel trusts; without it webpack makes one that a browser asks about. */
async function developmentCertificate() {
  try {
    return await require("office-addin-dev-certs").getHttpsServerOptions();
  } catch (reason) {
    console.warn(`No trusted development certificate (${reason.message ?? reason}).`);
    return {};
  }
}
