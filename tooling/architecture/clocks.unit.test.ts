import { describe, expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { codeFiles, isTest, lineAt, type SourceFile } from "./source-tree.ts";

/** Names of values that say when something ends. */
const END = String.raw`(?:[\w.?!]*\.)?(?:expire|until|idleAt|\w*(?:[eE]xpires?At|[eE]ndsAt|Until))`;
const COMPARED = new RegExp(
  [
    String.raw`\b(?:gt|gte|lt|lte|between)\(\s*${END}\b`,
    String.raw`(?<![\w.])${END}(?:\.getTime\(\))?\s*(?:<=|>=|<|(?<!=)>)\s`,
    String.raw`\s(?:<=|>=|<|(?<!=)>)\s*${END}\b(?!\()`,
    String.raw`(?:expires_at|ends_at)\s*(?:<|>)`,
  ].join("|"),
  "g",
);

/** Where ends are compared without the shared way, and why nothing stays open or shut by it for as long as a clock jumped. */
const REVIEWED: Record<string, string> = {
  "packages/api/src/kit/clock-windows.ts": "the shared way, for the database",
  "packages/api/src/modules/logbooks/retention.service.ts": "calendar dates",
  "packages/api/src/modules/session/session.repository.ts": "rows of ended windows are cleared away; none is judged",
  "packages/api/src/platform/accounts/session-limits.ts": "a use that lies ahead ends the session, asked beside it",
  "packages/api/src/modules/rest/ahead.service.ts": "leave against the next 24 hours",
  "packages/core/src/people/crew-list.ts": "leave against the moment that a crew list is of",
  "packages/api/src/modules/watch-plans/board.service.ts": "watches planned ahead; what was stood is not judged",
  "packages/api/src/modules/watch-plans/watch-plans.service.ts": "watches against the days of their plan",
  "packages/api/src/modules/watch-plans/watches.repository.ts": "watches against each other",
  "packages/api/src/modules/watch-plans/watches.service.ts": "watches against each other",
  "packages/api/src/modules/watch-plans/watches.rules.ts": "watches against the days of their plan",
  "packages/api/src/modules/watch-plans/told-changes.rules.ts": "who is told of watches ahead; nothing opens by it",
  "packages/api/src/modules/watch-logs/watch-logs-reading.service.ts": "rounds against the hours of their watch",
  "packages/api/src/modules/watch-logs/watch-logs.rules.ts": "what was done against the hours of its watch",
  "packages/api/src/modules/watches/due-watches.repository.ts": "who is told of a watch; nothing opens by it",
  "packages/api/src/modules/watches/published-watches.repository.ts":
    "watches against the days that are planned; one more or less is counted at the next reading",
  "packages/core/src/clock-window.ts": "the shared way",
  "packages/core/src/guests/rolling-stay.ts": "calendar dates",
  "packages/core/src/notifications/delivery.ts": "minutes of the day",
  "packages/core/src/orders/proposal.ts": "calendar dates",
  "packages/core/src/sea-service/watch-days.ts": "a watch against the days it touches",
  "packages/core/src/watches/watch-log.ts": "what a watch is called; nothing opens by it",
  "packages/core/src/watches/watch-plan.ts": "watches against each other",
};

/** The clock and the day of the database, where something is judged by them; `now()` as the moment of a change is written by itself. */
const ITS_OWN = new RegExp(
  [
    String.raw`\b(?:current_date|current_timestamp|current_time|localtime|localtimestamp)\b`,
    String.raw`\b(?:clock|statement|transaction)_timestamp\(\)`,
    String.raw`[<>]=?\s*now\(\)`,
    String.raw`(?<![\w.])now\(\)\s*(?:[-+]\s*interval|::|at time zone)`,
  ].join("|"),
  "gim",
);

/** Where the database is asked by its own clock, and why the product's would not do. */
const BY_ITS_OWN: Record<string, string> = {
  "apps/server/src/queue/prepare-queue.ts": "the queue's own table, filled and taken from by the database's clock",
  "packages/api/src/modules/platform/health.repository.ts": "when a mail was last tried is written by the same clock",
};

const served = codeFiles().filter(
  ({ path }) => /^(packages\/(core|api|db)|apps\/server)\/src\//.test(path) && !isTest(path),
);

const found = ({ path, text }: SourceFile) =>
  [...withoutComments(text).matchAll(COMPARED)].map(
    (match) => `${path}:${lineAt(text, match.index)} ${match[0].trim()}`,
  );

const byItsOwn = ({ path, text }: SourceFile) =>
  [...withoutComments(text).matchAll(ITS_OWN)].map(
    (match) => `${path}:${lineAt(text, match.index)} ${match[0].trim()}`,
  );

describe("the clock of the database", () => {
  it("judges nothing: the product has one clock, which tests and calendars go by", () => {
    expect(served.flatMap(byItsOwn).filter((place) => !BY_ITS_OWN[place.split(":")[0] ?? ""])).toEqual([]);
  });

  it("is asked in each reviewed file", () => {
    const asking = new Set(served.filter((file) => byItsOwn(file).length > 0).map(({ path }) => path));
    expect(Object.keys(BY_ITS_OWN).filter((path) => !asking.has(path))).toEqual([]);
  });

  it.each([
    "sql`ends_on >= current_date - 1`",
    "sql`updated_at > now() - interval '24 hours'`",
    "sql`run_at <= now())`",
    "sql`seen_at < now()`",
    "sql`now()::date`",
    "sql`clock_timestamp()`",
  ])("is found in %s", (text) => expect(byItsOwn({ path: "a.ts", text })).toHaveLength(1));

  it.each(["updatedAt: sql`now()`", "link.endedAt < services.now()", "todayIn(timeZone, now())", "const at = now();"])(
    "is not found in %s",
    (text) => expect(byItsOwn({ path: "a.ts", text })).toEqual([]),
  );
});

describe("what is over at some time", () => {
  it("is judged by `@ymp/core/clock-window`, so that a clock that jumps keeps nothing open or shut", () => {
    const places = served.flatMap(found).filter((place) => !REVIEWED[place.split(":")[0] ?? ""]);
    expect(places).toEqual([]);
  });

  it("is compared in each reviewed file", () => {
    const comparing = new Set(served.filter((file) => found(file).length > 0).map(({ path }) => path));
    expect(Object.keys(REVIEWED).filter((path) => !comparing.has(path))).toEqual([]);
  });

  it.each([
    "gt(supportVisits.endsAt, now)",
    "lte(orders.answerExpiresAt, now)",
    "if (visit.endedAt || visit.endsAt <= now) return;",
    "token.expiresAt > now",
    "if (now >= known.until) drop();",
    "known.until > Date.now()",
    "window.endsAt.getTime() < at",
    "sql`o.answer_expires_at > now()`",
  ])("is found in %s", (text) => expect(found({ path: "a.ts", text })).toHaveLength(1));

  it.each(["isWindowOver(window.endsAt, lengthMs, now)", "({ until }) => until", "Map<string, { until: Date }>"])(
    "is not found in %s",
    (text) => expect(found({ path: "a.ts", text })).toEqual([]),
  );
});
