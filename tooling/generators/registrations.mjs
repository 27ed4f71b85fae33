import { marked, renamed } from "./read-templates.mjs";
import { appended, before, imported, inBlock, word } from "./text-edits.mjs";

const TRANSLATED = ["fr", "ja", "zh"];
const MESSAGES = "packages/i18n/messages";

/** Where a module is named outside its own files, and what is said of it there. Each place is a table that others fill as well. */
const places = [
  [
    "packages/api/src/root.ts",
    inBlock(
      "export const appRouter",
      `  sampleRecords: lazy(() => import("./modules/sample-records/sample-records.router.ts")),`,
    ),
  ],
  ["packages/db/src/schema.ts", imported(`import * as sampleRecords from "./schema/sample-records.ts";`)],
  ["packages/db/src/schema.ts", inBlock("export const schema = {", "  ...sampleRecords,")],
  [
    "packages/core/src/records.ts",
    inBlock(
      "export const recordFacts = {",
      `  sample_record: {
    opened: true,
    module: "samplemodule",
    path: "/app/samplerecords?sampleRecord={id}",
    files: true,
    connected: false,
    search: "aboard",
    views: { of: "sampleRecords" },
    import: false,
  },`,
    ),
  ],
  ["packages/core/src/shown-by.ts", inBlock("const routersOf = {", `  sample_record: ["sampleRecords", "search"],`)],
  [
    "packages/core/src/lists.ts",
    appended(`export const sampleRecordSorts = ["name", "category"] as const;
export const sampleRecordStates = ["live", "archived", "all"] as const;`),
  ],

  // In the menu, below the records of the vessel.
  [
    "packages/core/src/access/menu.ts",
    before(
      `  {
    key: "crew",`,
      `  {
    key: "samplerecords",
    module: "samplemodule",
    route: "/app/samplerecords",
    icon: "book",
    messageKey: "navigation:sampleRecords",
    group: "records",
    editions: full,
  },
`,
    ),
  ],
  ["packages/core/src/access/menu.ts", inBlock("const built = [", `  "samplerecords",`)],
  ["packages/core/src/access/menu.test.ts", before(`      "/app/employees",`, `      "/app/samplerecords",\n`)],
  ["packages/core/src/access/offered.test.ts", before(`"crew"`, `"samplerecords", `)],

  // What is asked of each kind of record.
  [
    "packages/api/src/platform/readable-records.repository.ts",
    imported(`import { sampleRecords } from "@ymp/db/schema/sample-records";`),
  ],
  [
    "packages/api/src/platform/readable-records.repository.ts",
    inBlock(
      "const places: Record<OpenedKind, Place>",
      `  sample_record: { table: sql\`\${sampleRecords}\`, title: sql\`name\` },`,
    ),
  ],
  [
    "packages/api/src/modules/record-files/record-files.repository.ts",
    inBlock(
      "const closedWhen = {",
      "  sample_record: sql`select 1 from sample_records r where r.archived_at is not null`,",
    ),
  ],
  ["packages/api/src/modules/attention/attention.rules.ts", inBlock("export const cardsOf", "  sample_record: [],")],
  [
    "packages/api/src/platform/archives/readable-sheets.ts",
    imported(`import { sampleRecordsSheet } from "./readable-sample-records.ts";`),
  ],
  [
    "packages/api/src/platform/archives/readable-sheets.ts",
    inBlock("const sheetOf", "  sample_record: sampleRecordsSheet,"),
  ],
  ["packages/db/src/seed/build/search.ts", inBlock("const entriesOf: Record<SearchKind", "    sample_record: [],")],

  // Found by its words.
  [
    "packages/api/src/modules/search/search.service.ts",
    imported(`import { shownSampleRecords } from "./sample-records.repository.ts";`),
  ],
  [
    "packages/api/src/modules/search/search.service.ts",
    inBlock(
      "await together({",
      `    sampleRecords: shown(of("sample_record"), (asked) => shownSampleRecords(tx, asked)),`,
    ),
  ],
  [
    "apps/web/src/features/find/found-rows.tsx",
    inBlock(
      "  return {\n".trimEnd(),
      `    sample_record: found.sampleRecords.hits.map((hit) =>
      row(
        hit,
        <BookOpen aria-hidden />,
        pathOf("sample_record", hit.id),
        hit.state.isArchived ? wording.t("search:state.archived") : null,
      ),
    ),`,
    ),
  ],
  [
    "apps/web/src/features/find/record-groups.tsx",
    inBlock("const places: Record<SearchGroup", (others) => `  sample_record: ${others},`),
  ],
  ["apps/web/src/features/find/found-books.test.tsx", inBlock("const found: Found = {", "  sampleRecords: none,")],

  // What the tests of all modules ask of each.
  [
    "apps/web/src/testing/forms/form-cases.tsx",
    imported(`import { sampleRecordForms } from "./sample-records-form-cases.tsx";`),
  ],
  ["apps/web/src/testing/forms/form-cases.tsx", inBlock("export const recordForms", "  ...sampleRecordForms,")],
  ["e2e/fixtures/dialogs.ts", imported(`import { sampleRecordDialogs } from "./dialogs/sample-records.ts";`)],
  ["e2e/fixtures/dialogs.ts", inBlock("export const dialogsByArea", `  "sample records": sampleRecordDialogs,`)],
  [
    "tooling/architecture/dialogs.unit.test.ts",
    inBlock(
      "const NOT_WALKED",
      `  "features/sample-records/sample-record-sheet.tsx":
    "needs a sample record, and the demo has none; walked by sample-records.spec.ts",`,
    ),
  ],
  [
    "tooling/architecture/fields/policies.ts",
    imported(`import { sampleRecordPolicy } from "@ymp/core/sample-record-fields";`),
  ],
  ["tooling/architecture/fields/policies.ts", inBlock("export const policies = {", "  sampleRecordPolicy,")],
  [
    "tooling/architecture/fields/changed-fields.ts",
    inBlock(
      "export const heldMutations",
      `
  "sampleRecords.save": { policy: "sampleRecordPolicy" },
  "sampleRecords.archive": archives("sampleRecordPolicy"),
  "sampleRecords.restore": archives("sampleRecordPolicy"),`,
    ),
  ],
  [
    "tooling/architecture/saved-forms.ts",
    inBlock(
      "const forms: Record<string",
      `  "sampleRecords.save": () => savedBy(captain().sampleRecords.save, { id: newId(), name: "Port side", category: "Deck" }),`,
    ),
  ],
  [
    "tooling/architecture/sent-again/made-by-calls.ts",
    inBlock("export const madeByCalls", `  "sampleRecords.save": named(),`),
  ],
];

/** Its words come with those of the books, in every language. */
const bundled = (text) =>
  text.replace(
    /\{([\w,-]+)\}\.json/,
    (_, names) => `{${[...names.split(","), "sample-records"].sort().join(",")}}.json`,
  );
const ofLanguages = [
  ["en", "Sample records"],
  ...TRANSLATED.map((locale) => [locale, marked("Sample records", locale)]),
].flatMap(([locale, title]) => [
  [`${MESSAGES}/${locale}/navigation.json`, word(["sampleRecords"], title)],
  [`${MESSAGES}/${locale}/search.json`, word(["kinds", "sample_record"], title)],
  [`packages/i18n/src/bundles/${locale}/records.ts`, bundled],
]);

/**
 * The files that name the module, with its name in them.
 * @param {(file: string) => string} read
 */
export function registeredIn(read, names) {
  const texts = new Map();
  for (const [file, edit] of [...places, ...ofLanguages]) {
    const text = texts.get(file) ?? read(file);
    const changed = edit(text);
    if (changed === text) throw new Error(`Nothing was registered in ${file}.`);
    texts.set(file, changed);
  }
  return Object.fromEntries([...texts].map(([file, text]) => [file, renamed(text, names)]));
}
