// TypeScript 6 wants "bundler" resolution with ES modules; Jest runs CommonJS.
const toCommonJs = [
  "ts-jest",
  {
    diagnostics: false,
    tsconfig: {
      target: "es2022",
      module: "commonjs",
      moduleResolution: "node10",
      ignoreDeprecations: "6.0",
      esModuleInterop: true,
      resolveJsonModule: true,
      isolatedModules: true,
      useDefineForClassFields: false,
      sourceMap: true,
      allowJs: true,
    },
  },
];

const project = (displayName, folders, rest = {}) => ({
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.ts`),
  transform: { "\\.[tj]s$": toCommonJs },
  // lit is published as ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!(lit|lit-html|lit-element|@lit|numfmt)/)"],
  ...rest,
});

const hosted = (platform) => ({
  testEnvironment: "<rootDir>/test/host/excelEnvironment.js",
  testEnvironmentOptions: { platform },
  // Its CommonJS entry names a file that is not in the package.
  moduleNameMapper: { "^numfmt$": "<rootDir>/node_modules/numfmt/dist/index.js" },
});

const built = { globalSetup: "<rootDir>/test/buildEverything.mjs" };

module.exports = {
  // Against what hangs. Nothing is judged by its time: a round of an event takes a loaded machine minutes.
  testTimeout: 360_000,
  maxWorkers: 3, // tests over the workbench's host wait for it more than they work
  projects: [
    project("unit", [
      ...["basics", "scoring", "xiangqi", "pairing", "schedules", "event", "formats", "locales"],
      "workbook",
    ]),
    project("functions", ["functions"], {
      setupFiles: ["<rootDir>/test/functions/excelGlobals.ts"],
    }),
    project("pane", ["taskpane"], { testEnvironment: "jsdom" }),
    project("host", ["host"], hosted("windows")),
    project("host-web", ["host"], {
      ...hosted("web"),
      // They read and write through what all the others prove on both hosts, and take minutes each.
      testPathIgnorePatterns: [
        ...[
          "/changeLanguage\\.",
          "/freezeFailures\\.",
          "/frozenFiles\\.",
          "/pairsEvent\\.",
          "/pairsShared\\.",
          "/pasteResults\\.",
        ],
        ...[
          "/scoredEvent\\.",
          "/sharedScoreSheets\\.",
          "/verifyClean\\.",
          "/verifyEvent\\.",
          "/verifyTampering\\.",
        ],
      ],
    }),
    project("files", ["files"]),
    project("project", ["project"]),
    project("build", ["build"], built),
    project("e2e", ["e2e"], built),
  ],
};
