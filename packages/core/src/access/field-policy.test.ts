import { expect, it, test } from "vitest";
import {
  changeableFields,
  type FieldEditor,
  type FieldHolder,
  fieldHolders,
  fieldPolicy,
  type HeadsOf,
  isHeldBy,
  judgeField,
} from "./field-policy.ts";

const policy = fieldPolicy({
  states: ["open", "closed"],
  rows: { title: ["maker", "nobody"], note: ["crew", "crew"], rule: ["head", "captain"] },
  heads: "own",
  words: { closed: "job-refusals:notOpen" },
});
const record = { state: "open" as const, createdBy: "ana", department: "deck" as const };

const people = {
  "deckhand who made it": { userId: "ana", role: "crew", department: "deck" },
  deckhand: { userId: "liam", role: "crew", department: "deck" },
  "head of deck": { userId: "tom", role: "hod", department: "deck" },
  "head of engineering": { userId: "kai", role: "hod", department: "engineering" },
  captain: { userId: "marie", role: "captain", department: "bridge" },
  "the company": { userId: "helen", role: "management", department: "shore" },
  "from outside": { userId: "jens", role: "user", department: null },
  nobody: { userId: null, role: null, department: null },
} satisfies Record<string, FieldEditor>;

test.each<[FieldHolder, HeadsOf, (keyof typeof people)[]]>([
  ["maker", "any", ["deckhand who made it", "head of deck", "head of engineering", "captain", "the company"]],
  ["maker", "own", ["deckhand who made it", "head of deck", "captain", "the company"]],
  ["head", "any", ["head of deck", "head of engineering", "captain", "the company"]],
  ["head", "own", ["head of deck", "captain", "the company"]],
  ["captain", "any", ["captain", "the company"]],
  ["nobody", "any", []],
])("what is the %s's, with heads of %s department, is changed by %j", (holder, heads, expected) => {
  const found = Object.entries(people).filter(([, editor]) => isHeldBy(holder, heads, record, editor));
  expect(found.map(([name]) => name)).toEqual(expected);
});

const keepers = {
  themselves: [{ ...people.deckhand }, true],
  "another of the crew": [{ ...people.deckhand }, false],
  "a purser": [{ ...people["head of deck"], administersCrew: true, keepsBooks: true }, false],
  "the company": [people["the company"], false],
} satisfies Record<string, [FieldEditor, boolean]>;

test.each<[FieldHolder, (keyof typeof keepers)[]]>([
  ["self", ["themselves"]],
  ["person", ["themselves", "a purser"]],
  ["administration", ["a purser"]],
  ["bookkeeping", ["a purser"]],
])("what of a person is the %s's is changed by %j", (holder, expected) => {
  const found = Object.entries(keepers).filter(([, [editor, isOwn]]) =>
    isHeldBy(holder, "any", { ...record, isOwn }, editor),
  );
  expect(found.map(([name]) => name)).toEqual(expected);
});

it("what belongs to no department is every head's", () => {
  const ofNone = { ...record, department: null };
  expect(isHeldBy("head", "own", ofNone, people["head of engineering"])).toBe(true);
});

it("what is everybody's is asked of the right to change the record alone", () => {
  expect(fieldHolders.filter((holder) => isHeldBy(holder, "any", record, people.nobody))).toEqual(["crew"]);
});

it("a refusal says who may, or why nobody may", () => {
  const { deckhand } = people;
  expect(judgeField(policy, "title", { ...record, state: "closed" }, people.captain)).toEqual([
    { messageKey: "job-refusals:notOpen", field: "title" },
  ]);
  expect(judgeField(policy, "rule", record, deckhand)).toEqual([
    { messageKey: "refusals:field.ownHead", field: "rule" },
  ]);
  expect(judgeField(policy, "note", record, deckhand)).toEqual([]);
  expect(changeableFields(policy, record, deckhand)).toEqual(["note"]);
});
