import { readFileSync, writeFileSync } from "node:fs";
import { type FieldPolicy, fieldsOf, holderOf } from "@ymp/core/access/field-policy";
import { fieldTable } from "@ymp/testing/field-table";
import { expect, it } from "vitest";
import { filesMatching } from "../source-tree.ts";
import { policies } from "./policies.ts";

const file = new URL("field-matrix.txt", import.meta.url);
const heading = `# Who may change which field of a record, in which state. Reviewed by hand: a change of it shows here as a diff.
# Written anew by: FIELD_MATRIX=write npx vitest run --project unit tooling/architecture/fields
#
# Who may change records of the kind at all stands in access-matrix.txt; of those
#   crew     everybody                             head     heads of department
#   maker    whoever made it, and heads            captain  the captain and above
#   nobody   nobody: another state, or another record says it
# and of records about a person
#   self            that person alone              administration  whoever administers the crew
#   person          that person, and the same      bookkeeping     whoever keeps the vessel's money, and the captain
# of guests
#   service         captain and interior           health          the captain and the head of the interior
# "heads: own" counts a head for records of the own department alone, "heads: any" for all.
`;

const tables = Object.entries<FieldPolicy<string, string>>(policies).map(([name, policy]) => {
  const table = fieldTable(fieldsOf(policy), policy.states, (field, state) => holderOf(policy, field, state));
  return `\n${name} (heads: ${policy.heads})\n${table}\n`;
});

it("who may change which field of which record is what was reviewed", () => {
  const table = `${heading}${tables.join("")}`;
  if (process.env.FIELD_MATRIX === "write") writeFileSync(file, table);
  expect(readFileSync(file, "utf8")).toBe(table);
});

it("every policy stands in the table", () => {
  const declared = filesMatching(/^packages\/core\/src\/.*\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = fieldPolicy\(/g)].map(([, name]) => name ?? ""),
  );
  expect(Object.keys(policies).toSorted()).toEqual(declared.toSorted());
});

it("every policy is tried on the procedures, as people who have no form", () => {
  const walked = filesMatching(/^packages\/api\/src\/modules\/.*-editing\.test\.ts$/).flatMap(({ text }) =>
    text.includes("walkFields(") ? [...text.matchAll(/policy: (\w+)/g)].map(([, name]) => name ?? "") : [],
  );
  expect([...new Set(walked)].toSorted()).toEqual(Object.keys(policies).toSorted());
});
