import { describe, expect, it } from "vitest";
import { entriesOf, newWalk, stateOf, walkDraft, walkOf, withEntry } from "./round-draft.ts";

const now = new Date("2026-06-15T08:00:00Z");
const meter = (id: string) => ({
  id,
  kind: "hours" as const,
  lastReading: 1_000,
  lastTotal: 1_000,
  lastReadAt: new Date("2026-06-14T08:00:00Z"),
});

describe("a walk", () => {
  it.each([
    ["nothing entered", {}, "open"],
    ["a figure that can be", { reading: 1_080 }, "read"],
    ["a figure below the last", { reading: 900 }, "doubtful"],
    ["a figure ahead of the clock", { reading: 9_000 }, "doubtful"],
    ["the same, confirmed", { reading: 9_000, confirmsJump: true }, "read"],
    ["passed by with a reason", { unreadReason: "no_access" as const }, "unread"],
    ["a figure taken back", { reading: null }, "open"],
  ])("%s: %s", (_, change, state) => {
    const draft = withEntry(newWalk(), "a", change, now);
    expect(stateOf(meter("a"), draft.lines.a)).toBe(state);
  });

  it("sends what was read or passed by, in walking order, and nothing doubtful", () => {
    const draft = [
      ["c", { reading: 1_010, note: " vibrates " }],
      ["a", { unreadReason: "not_running" as const, reading: 5 }],
      ["b", { reading: 3 }],
    ].reduce((before, [id, change]) => withEntry(before, String(id), Object(change), now), newWalk());
    expect(entriesOf(draft, [meter("a"), meter("b"), meter("c"), meter("d")])).toMatchObject([
      { counterId: "a", reading: null, unreadReason: "not_running" },
      { counterId: "c", reading: 1_010, note: "vibrates", readAt: now },
    ]);
  });

  it("keeps the id of a line when its figure is mended, so that it is kept once", () => {
    const first = withEntry(newWalk(), "a", { reading: 1_001 }, now);
    const later = new Date("2026-06-15T08:05:00Z");
    const second = withEntry(first, "a", { reading: 1_002 }, later);
    expect(second.lines.a).toMatchObject({ id: first.lines.a?.id, reading: 1_002, readAt: later });
  });

  it("survives being written down", () => {
    const draft = withEntry(newWalk(), "a", { reading: 1_001 }, now);
    expect(walkDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it("begins again with the lines that were refused", () => {
    const draft = withEntry(newWalk(), "a", { reading: 1_001 }, now);
    const again = walkOf(draft.id, entriesOf(draft, [meter("a")]));
    expect(again.lines).toEqual(draft.lines);
  });
});
