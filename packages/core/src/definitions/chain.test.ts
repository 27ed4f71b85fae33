import { createHash } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { type ChainedEvent, type ChainValue, canonicalJson, eventText, firstBroken, genesisText } from "./chain.ts";

const hashOf = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

/** The published vectors: an entry of a weekly sludge sounding, its signature, and that it was struck. */
const genesis = genesisText("V1", "ORB1-2026-01");
const entry = {
  type: "entry",
  seq: 1,
  book: "ORB1-2026-01",
  entryId: "e1",
  author: "u7",
  occurredAt: "2026-03-01T08:10:00Z",
  recordedAt: "2026-03-01T09:02:11Z",
  payload: { code: "C", items: { "11.1": "Sludge tank", "11.2": "2.00", "11.3": "0.85" } },
};
const events: ChainValue[] = [
  entry,
  {
    ...{ type: "sign", seq: 2, book: "ORB1-2026-01", entryId: "e1", author: "u7", recordedAt: "2026-03-01T09:03:00Z" },
    payload: { role: "officer_in_charge", name: "J. Doe", rank: "Chief Engineer" },
  },
  {
    ...{
      type: "strike",
      seq: 3,
      book: "ORB1-2026-01",
      entryId: "e1",
      author: "u7",
      recordedAt: "2026-03-01T12:00:00Z",
    },
    payload: { reason: "wrong sounding", replacedBy: "e2" },
  },
];

function chained(all: readonly ChainValue[]): ChainedEvent[] {
  let previous = hashOf(genesis);
  return all.map((event, at) => {
    previous = hashOf(eventText(previous, event));
    return { seq: at + 1, hash: previous, event };
  });
}
const chain = chained(events);

test("the published vectors come out", () => {
  expect(hashOf(genesis)).toBe("ea83b35eb045f93a84a7a8c34425614f04d9d95357f2f51b8dc440b73435f57e");
  expect(chain.map(({ hash }) => hash)).toEqual([
    "54feeab369c4d68797f9e76119f1ff4cb62002cebaa4551ba4d29e98c84d767a",
    "6fd5cda4b1396b459a8b30fdebe1757ab8a69222d49f121a2587c7615d365d23",
    "549bd055fcf1038531e30cca7a2e2cd3ee50bd84c219c64824840002320a9399",
  ]);
  const tampered = { ...entry, payload: { ...entry.payload, items: { ...entry.payload.items, "11.3": "0.80" } } };
  expect(chained([tampered])[0]?.hash).toBe("97769d177f19c40bb29b697717ae261afa6e9fd5ff72bfcbe091c057418a1d51");
  expect(firstBroken(genesis, chain, hashOf)).toBeNull();
});

describe("the first broken event is named", () => {
  const [first, second, third] = chain;
  if (!first || !second || !third) throw new Error("three events");
  it.each([
    ["a changed payload", [{ ...first, event: { ...entry, author: "u8" } }, second, third], 1],
    ["one in the middle taken out", [first, third], 2],
    ["two exchanged", [first, { ...third, seq: 2 }, { ...second, seq: 3 }], 2],
    ["one put in between", [first, { ...second, seq: 2, hash: hashOf("x") }, second, third], 2],
    ["a hash of its own", [first, { ...second, hash: hashOf("y") }, third], 2],
    ["another book's beginning", [], null],
  ] as const)("%s", (_case, kept, broken) => {
    expect(firstBroken(genesis, kept, hashOf)).toBe(broken);
  });

  it("one taken from the end shows by the head alone, which is kept elsewhere", () => {
    expect(firstBroken(genesis, chain.slice(0, 2), hashOf)).toBeNull();
  });
});

describe("the canonical form", () => {
  it.each([
    [
      "keys by code point at every level",
      { b: 1, a: { d: "x", c: [{ f: true, e: "é" }] } },
      '{"a":{"c":[{"e":"é","f":true}],"d":"x"},"b":1}',
    ],
    ["signs beyond the basic plane after all others", { "\u{1f6a2}": 1, "\ufb01": 2 }, '{"\ufb01":2,"\u{1f6a2}":1}'],
    ["a longer key after a shorter one", { ab: 1, a: 2 }, '{"a":2,"ab":1}'],
    ["nothing without a value", { a: undefined, b: "" }, '{"b":""}'],
    ["what JSON escapes", { a: 'line\n"quoted"\u0001' }, '{"a":"line\\n\\"quoted\\"\\u0001"}'],
  ])("%s", (_case, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it("takes no fractions", () => {
    expect(() => canonicalJson({ quantity: 0.85 })).toThrow(RangeError);
  });
});
