import officeAddins from "eslint-plugin-office-addins";
import tseslint from "typescript-eslint";

/**
 * The rooms of the house, from left to right; a room may import from the rooms in its list and from
 * itself. docs/architecture.md says why.
 */
export const WALLS = {
  basics: [],
  scoring: ["basics"],
  xiangqi: ["basics"],
  pairing: ["basics", "scoring", "xiangqi"],
  schedules: ["basics", "scoring", "xiangqi"],
  event: ["basics", "scoring", "xiangqi", "pairing", "schedules"],
  formats: ["basics", "scoring", "xiangqi", "pairing", "schedules"],
  locales: ["basics"],
  workbook: ["basics", "scoring", "xiangqi", "pairing", "schedules", "event", "formats", "locales"],
  functions: [
    ...["basics", "scoring", "xiangqi", "pairing", "schedules", "event", "formats", "locales"],
    "workbook",
  ],
  taskpane: [
    ...["basics", "scoring", "xiangqi", "pairing", "schedules", "event", "formats", "locales"],
    ...["workbook", "functions"],
  ],
};

/** The rooms of the workbench, in the same way. */
export const WORKBENCH_WALLS = {
  host: [],
  sample: ["host"],
  grid: ["host", "sample"],
  files: ["host"],
  page: ["host", "sample", "grid", "files"],
};

const PURE = [
  "basics",
  "scoring",
  "xiangqi",
  "pairing",
  "schedules",
  "event",
  "formats",
  "locales",
];
const EXCEL = ["Excel", "Office", "OfficeExtension", "OfficeRuntime", "CustomFunctions"];
const PAGE = ["window", "document", "navigator", "location", "localStorage", "fetch"];
const TIMERS = ["setTimeout", "setInterval", "performance", "crypto"];

const rooms = Object.keys(WALLS).map((room) => {
  const forbidden = Object.keys(WALLS).filter(
    (other) => other !== room && !WALLS[room].includes(other)
  );
  const pure = PURE.includes(room);
  return {
    files: [`src/${room}/**/*.ts`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            ...(forbidden.length
              ? [
                  {
                    group: forbidden.map((other) => `**/${other}/**`),
                    message: `The wall of ${room}/: it may import from ${WALLS[room].join(", ") || "nothing"} only.`,
                  },
                ]
              : []),
            {
              group: ["**/workbench/**", "**/test/**"],
              message: "The add-in knows nothing of its stand-in and tests.",
            },
            ...(pure
              ? [{ regex: "^[^.]", message: `${room}/ is pure: it imports no package.` }]
              : []),
          ],
        },
      ],
      ...(pure
        ? {
            "no-restricted-globals": [
              "error",
              ...[...EXCEL, ...PAGE, ...TIMERS].map((name) => ({
                name,
                message: `${room}/ is pure: no Excel, page or clock.`,
              })),
            ],
            "no-restricted-properties": [
              "error",
              { object: "Math", property: "random", message: "A draw takes a seed." },
              { object: "Date", property: "now", message: "No clock in the core." },
            ],
            "no-restricted-syntax": [
              "error",
              { selector: "NewExpression[callee.name='Date']", message: "No clock in the core." },
            ],
          }
        : room === "functions" || room === "taskpane"
          ? {
              "no-restricted-globals": [
                "error",
                { name: "Excel", message: "Only workbook/ knows Excel's object model." },
              ],
            }
          : {}),
    },
  };
});

export default [
  { ignores: ["dist/", "build/", "coverage/", "node_modules/"] },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ["**/*.ts"] })),
  {
    files: ["**/*.ts"],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // CustomFunctions.Error is an error to Excel, though its typings do not say so.
      "@typescript-eslint/only-throw-error": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["src/**/*.ts"],
    plugins: { "office-addins": officeAddins },
    rules: Object.fromEntries(
      Object.keys(officeAddins.rules).map((rule) => [`office-addins/${rule}`, "error"])
    ),
  },
  ...rooms,
  ...Object.entries(WORKBENCH_WALLS).map(([room, mayImport]) => ({
    // The stand-in for Excel must not lean on the add-in it hosts, nor its host on a spreadsheet.
    files: [`workbench/${room}/**/*.ts`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["**/src/**"],
              message: "The workbench is Excel's part: it knows the add-in only as built.",
            },
            ...Object.keys(WORKBENCH_WALLS)
              .filter((other) => other !== room && !mayImport.includes(other))
              .map((other) => ({
                group: [`../**/${other}/**`],
                message: `The wall of workbench/${room}/: it may import from ${mayImport.join(", ") || "nothing"} only.`,
              })),
            ...(["grid", "page"].includes(room)
              ? []
              : [{ regex: "^@univerjs/", message: "Only grid/ and page/ know the spreadsheet." }]),
          ],
        },
      ],
    },
  })),
  {
    files: ["test/**/*.ts", "workbench/**/*.ts"],
    rules: {
      // office.js' wire format and Univer's services are untyped at their edges.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
];
