import { describe, expect, it } from "vitest";
import { withoutComments } from "./code-text.ts";
import { codeFiles, isTest, lineAt, type SourceFile } from "./source-tree.ts";

/** What tells when something is over, by its name. */
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
  "packages/api/src/modules/session/session.repository.ts": "rows of ended windows are cleared away; none is judged",
  "packages/api/src/platform/accounts/session-limits.ts": "a use that lies ahead ends the session, asked beside it",
  "packages/core/src/clock-window.ts": "the shared way",
  "packages/core/src/notifications/delivery.ts": "minutes of the day",
  "packages/core/src/orders/proposal.ts": "calendar dates",
};

const served = codeFiles().filter(
  ({ path }) => /^(packages\/(core|api|db)|apps\/server)\/src\//.test(path) && !isTest(path),
);

const found = ({ path, text }: SourceFile) =>
  [...withoutComments(text).matchAll(COMPARED)].map(
    (match) => `${path}:${lineAt(text, match.index)} ${match[0].trim()}`,
  );

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
