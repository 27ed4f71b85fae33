import { describe, expect, it } from "vitest";
import { Clash, changedFields, joinFields, joinRows, joinTags, mergeFields } from "./merge-fields.ts";

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
    expect(mergeFields(Object.keys(base), versions)).toEqual({ ...expected, clashes: {}, joined: {} });
  });

  it("tags that both changed are joined: what either added is there, what either removed is gone", () => {
    const versions = { base, mine: { ...base, tags: ["b", "mine"] }, theirs: { ...base, tags: ["a", "b", "theirs"] } };
    const { joined, disputed } = mergeFields(Object.keys(base), versions, { tags: joinTags });
    expect(joined).toEqual({ tags: ["b", "theirs", "mine"] });
    expect(disputed).toEqual([]);
  });
});

describe("rows that two people changed", () => {
  const filters = { id: "filters", quantity: 2, note: null };
  const belts = { id: "belts", quantity: 1, note: null };
  const impellers = { id: "impellers", quantity: 1, note: null };
  const was = [filters, belts];

  it.each([
    [
      "different rows",
      [{ ...filters, quantity: 6 }, belts],
      [filters, belts, impellers],
      [{ ...filters, quantity: 6 }, belts, impellers],
    ],
    [
      "different fields of one row",
      [{ ...filters, quantity: 6 }, belts],
      [{ ...filters, note: "Urgent" }, belts],
      [{ ...filters, quantity: 6, note: "Urgent" }, belts],
    ],
    ["one removed, another changed", [belts], [filters, { ...belts, quantity: 3 }], [{ ...belts, quantity: 3 }]],
    ["both removed the same", [filters], [filters], [filters]],
  ])("%s are joined", (_case, mine, theirs, expected) => {
    expect(joinRows(was, mine, theirs)).toEqual(expected);
  });

  it("one field of one row clashes, and either choice keeps what only one of them changed", () => {
    const mine = [{ ...filters, quantity: 6, note: "Mine" }, belts];
    const theirs = [
      { ...filters, quantity: 4 },
      { ...belts, quantity: 3 },
    ];
    const [asMine, asTheirs] = [6, 4].map((quantity) => [
      { ...filters, quantity, note: "Mine" },
      { ...belts, quantity: 3 },
    ]);
    expect(joinRows(was, mine, theirs)).toEqual(new Clash(asMine, asTheirs));
  });

  it("a row that one removed and the other changed clashes", () => {
    const changed = [{ ...filters, quantity: 4 }, belts];
    expect(joinRows(was, [belts], changed)).toEqual(new Clash([belts], changed));
  });
});

it("a text field that is drawn and left alone is no change", () => {
  expect(changedFields(["description"], { description: undefined }, { description: "" })).toEqual([]);
  expect(changedFields(["description"], { description: "Seal worn" }, { description: "" })).toEqual(["description"]);
});

describe("a field with fields of its own", () => {
  const was = { fr: { title: "Pompe", source: "" }, ja: { title: "", source: "" } };

  it("is joined where two people changed different ones, however deep", () => {
    const mine = { ...was, fr: { title: "Pompe de cale", source: "" } };
    const theirs = { fr: { title: "Pompe", source: "SOLAS" }, ja: { title: "ポンプ", source: "" } };
    expect(joinFields(was, mine, theirs)).toEqual({ ...theirs, fr: { title: "Pompe de cale", source: "SOLAS" } });
  });

  it("is the person's to decide where both changed one, with what only one of them changed either way", () => {
    const mine = { ...was, fr: { title: "Pompe de cale", source: "ISM" } };
    const theirs = { fr: { title: "Pompe", source: "SOLAS" }, ja: { title: "ポンプ", source: "" } };
    expect(joinFields(was, mine, theirs)).toEqual(
      new Clash(
        { ...theirs, fr: { title: "Pompe de cale", source: "ISM" } },
        { ...theirs, fr: { title: "Pompe de cale", source: "SOLAS" } },
      ),
    );
  });
});
