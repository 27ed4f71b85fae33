import { describe, expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { codeFiles, isTest, type SourceFile } from "./source-tree.ts";

/**
 * Nothing is cut without a word. A list ends at a bound by `bounded` or `firstOf`, which say that there is more; it is a
 * page with a cursor, is read to its end by `inBatches`, or says how many there are. What the rules do not see by
 * themselves stands here with the reason, by file and declaration.
 */
const reviewedLimits: Readonly<Record<string, string>> = {
  "kit/expect-room.ts hasRoom": "counts no further than the room there is",
  "modules/archive/archive.repository.ts archivesOf": "taken archives are gone after a week; the last ten tell of them",
  "modules/comments/comments.repository.ts commentsOf":
    "the reader says how many; the screen tells when that many came",
  "modules/connected/connected.repository.ts lastWork":
    "what was done last, under that name; the machine's tab has all",
  "modules/equipment/history.repository.ts logbookOf": "of each source a page and one more; listHistory has the cursor",
  "modules/jobs/job-order.ts pageOf": "a page and one more; listJobRows has the cursor",
  "modules/jobs/job-order.ts rowsByKey": "a page and one more; listJobRows has the cursor",
  "modules/jobs/job-order.ts stretchesOf": "a page and one more; listJobRows has the cursor",
  "modules/jobs/job-sheet.repository.ts sameWork": "what was done last, under that name; the machine's tab has all",
  "modules/jobs/triage.repository.ts newJobs": "counted beside it",
  "modules/jobs/waiting-plans.repository.ts lastEvents":
    "the events told last, under that name; the vessel's history has all",
  "modules/logbooks/account.repository.ts correctionsIn": "one more than are shown; accountOf tells that there are",
  "modules/logbooks/designs.repository.ts designsOf":
    "the designs in force last; what was written on one before them is shown whole, under its keys",
  "modules/logbooks/jobs-in-books.repository.ts draftsOfJob":
    "a job proposes one; more are those that several began at once",
  "modules/logbooks/jobs-in-books.repository.ts entriesOfJob":
    "a job proposes one; more are those that several began at once",
  "modules/logbooks/waiting.repository.ts entriesUnsignedSince": "counted to a thousand, which the card shows as 1000+",
  "modules/logbooks/waiting.repository.ts pagesUnverified": "counted to a thousand, which the card shows as 1000+",
  "modules/notifications/notifications.repository.ts countUnread": "counted to a hundred, which the bell shows as 99+",
  "platform/alarms/alarms.repository.ts listAlarms": "the latest, under that name, beside the count of the day",
  "platform/changes/history.repository.ts storyRows": "a page and one more; listHistory has the cursor",
};

const reviewedSlices: Readonly<Record<string, string>> = {
  "features/equipment/arrange-drop.ts zoneUnder": "one zone under the pointer",
  "features/equipment/chart-lines.ts chartLines":
    "as many figures as a chart can name; the list beside it has all jobs",
  "features/equipment/copy-dialog.tsx CopyDialog": "as many names as copies were asked for",
  "features/jobs/job-actions-offered.ts offeredActions": "no state of a job has more",
  "features/jobs/kept-for-sea.ts useKeptForSea": "kept on the device ahead of time; nothing is shown by it",
  "features/spare-parts/section-card.tsx SectionMenu": "a drawing is one file",
  "lib/forms/kept-drafts.ts keepAll": "the oldest drafts of many forms left open",
  "lib/uploads/use-uploads.ts uploadsOf": "the first word of a path",
};

const served = codeFiles().filter(
  ({ path }) => /^(packages\/(api|db)\/src|apps\/server\/src)\//.test(path) && !isTest(path),
);
const screens = codeFiles().filter(({ path }) => path.startsWith("apps/web/src/") && !isTest(path));

describe("a list that the server cuts", () => {
  it("tells that there is more", () => {
    expect(places(served, silentLimits)).toEqual(Object.keys(reviewedLimits).sort());
  });

  it.each([
    ["one row", "const a = () => tx.select().limit(1);", false],
    ["a page", "const a = () => { const rows = tx.select().limit(input.limit + 1); return { nextCursor }; };", false],
    ["a page of the kit", "const a = () => pages.page(tx.select().limit(pages.rowsToRead(input)), input);", false],
    ["a page of the kit, and nobody told", "const a = () => tx.select().limit(pages.rowsToRead(input));", true],
    ["a batch", "const a = (batchSize) => tx.select().limit(batchSize);", false],
    ["rows with their number", `const a = () => sql\`select count(*) over () limit \${most}\`;`, false],
    ["the first of them", `const a = () => firstOf(tx.execute(sql\`select x limit \${most + 1}\`), most);`, false],
    ["so many rows", "const a = () => tx.select().limit(500);", true],
    ["so many rows by a name", "const a = () => tx.select().limit(mostRows);", true],
    ["so many rows of SQL", "const a = () => sql`select x from y limit 20`;", true],
    ["one more, and nobody told", "const a = () => tx.select().limit(most + 1);", true],
  ])("is judged: %s", (_what, text, isFound) => {
    expect(silentLimits({ path: "packages/api/src/a.ts", text }).length > 0).toBe(isFound);
  });
});

describe("a list that a screen cuts", () => {
  it("tells that there is more", () => {
    expect(places(screens, silentSlices)).toEqual(Object.keys(reviewedSlices).sort());
  });

  it.each([
    ["rows", "const a = () => rows.slice(0, shown).map(draw);", true],
    ["a date", 'const a = () => day.slice(0, 8) + "01";', false],
    ["all but the last", "const a = () => rows.slice(0, -1);", false],
    ["both sides of a place", "const a = () => [...rows.slice(0, at), row, ...rows.slice(at)];", false],
  ])("is judged: %s", (_what, text, isFound) => {
    expect(silentSlices({ path: "apps/web/src/a.ts", text }).length > 0).toBe(isFound);
  });
});

function places(files: readonly SourceFile[], find: (file: SourceFile) => string[]): string[] {
  const found = files.flatMap((file) => find(file).map((name) => `${file.path.replace(/^.*?\/src\//, "")} ${name}`));
  return [...new Set(found)].sort();
}

/** `.limit(…)` of a query and `limit …` of SQL. */
const LIMIT = /\.limit\(([^()]*(?:\([^()]*\))?[^()]*)\)|[\s)]limit (\$\{[^}]*\}|\d+)/g;

function silentLimits({ path, text }: SourceFile): string[] {
  if (path === "packages/api/src/kit/bounded.ts") return [];
  return declarationsIn(text).flatMap(({ name, code }) =>
    [...code.matchAll(LIMIT)].some((hit) => !isTold((hit[1] ?? hit[2] ?? "").replace(/^\$\{|\}$/g, ""), code))
      ? [name]
      : [],
  );
}

function isTold(limit: string, code: string): boolean {
  if (["1", "batchSize", "countedUpTo + 1"].includes(limit.trim())) return true;
  const [, pages] = /^(\w+)\.rowsToRead\(/.exec(limit) ?? [];
  if (pages) return code.includes(`${pages}.page(`);
  return / \+ 1$/.test(limit) ? /\bnextCursor\b|\bfirstOf\(/.test(code) : /count\(\*\) over \(\)/.test(code);
}

/** `.slice(0, …)` of lists: what is left out of a text or a date is none, nor is what the same place goes on with. */
const SLICE = /([\w$)\]]+)\??\.slice\(0, ([^()]*(?:\([^()]*\)[^()]*)*)\)/g;
const TEXTS = /^(?:\w*[dD]ay|\w*[oO]n|today|\w*[tT]ext|bare|email|path|name)$/;

function silentSlices({ text }: SourceFile): string[] {
  return declarationsIn(text).flatMap(({ name, code }) => {
    const cut = [...code.matchAll(SLICE)].filter(([, of = "", end = ""]) => {
      const goesOn = code.includes(`.slice(${end})`) || code.includes(`.slice(${end} + 1)`);
      return !TEXTS.test(of) && !end.startsWith("-") && !/\+ 1$|indexOf/.test(end) && !goesOn;
    });
    return cut.length > 0 ? [name] : [];
  });
}

/** The declarations of a file, with their names. */
function declarationsIn(text: string): { name: string; code: string }[] {
  const code = withoutComments(text);
  const starts = [...code.matchAll(/^(?:export )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm)];
  return starts.map((start, index) => ({
    name: start[1] ?? "",
    code: code.slice(start.index, starts[index + 1]?.index ?? code.length),
  }));
}
