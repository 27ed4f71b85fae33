import { describe, expect, it } from "vitest";
import { changedFields, joinTags, mergeFields } from "./merge-fields.ts";

const base = { name: "Pump", tags: ["a", "b"], remarks: null };

describe("three versions of a record", () => {
  it.each([
    ["nothing changed", {}, {}, { sent: [], taken: [], disputed: [] }],
    ["only mine", { name: "Mine" }, {}, { sent: ["name"], taken: [], disputed: [] }],
    ["only theirs", {}, { name: "Theirs" }, { sent: [], taken: ["name"], disputed: [] }],
    [
      "both, to different values",
      { name: "Mine" },
      { name: "Theirs" },
      { sent: ["name"], taken: [], disputed: ["name"] },
    ],
    ["both, to the same", { name: "Same" }, { name: "Same" }, { sent: [], taken: [], disputed: [] }],
    ["different fields", { name: "Mine" }, { remarks: "Worn" }, { sent: ["name"], taken: ["remarks"], disputed: [] }],
    ["an emptied field that was empty", { remarks: undefined }, {}, { sent: [], taken: [], disputed: [] }],
  ])("%s", (_case, mine, theirs, expected) => {
    const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
    expect(mergeFields(Object.keys(base), versions)).toEqual({ ...expected, joined: {} });
  });

  it("tags that both changed are joined: what either added is there, what either removed is gone", () => {
    const versions = { base, mine: { ...base, tags: ["b", "mine"] }, theirs: { ...base, tags: ["a", "b", "theirs"] } };
    const { joined, disputed } = mergeFields(Object.keys(base), versions, { tags: joinTags });
    expect(joined).toEqual({ tags: ["b", "theirs", "mine"] });
    expect(disputed).toEqual([]);
  });
});

it("a text field that is drawn and left alone is no change", () => {
  expect(changedFields(["description"], { description: undefined }, { description: "" })).toEqual([]);
  expect(changedFields(["description"], { description: "Seal worn" }, { description: "" })).toEqual(["description"]);
});
