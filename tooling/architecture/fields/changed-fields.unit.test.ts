import { readFileSync } from "node:fs";
import path from "node:path";
import { wholeRouter } from "@ymp/api/root";
import type { FieldPolicy } from "@ymp/core/access/field-policy";
import { describe, expect, it } from "vitest";
import { root } from "../source-tree.ts";
import { heldMutations } from "./changed-fields.ts";
import { type Held, naming, reasons } from "./held.ts";
import { inputFields } from "./input-fields.ts";
import { policies, policyNames, rowsOf } from "./policies.ts";

interface Mutation {
  readonly path: string;
  readonly guard: unknown;
  readonly fields: readonly string[];
}

const mutations: readonly Mutation[] = Object.entries((await wholeRouter())._def.procedures).flatMap(
  ([path, procedure]) => {
    const definition = property(procedure, "_def");
    if (property(definition, "type") !== "mutation") return [];
    const inputs = property(definition, "inputs");
    const fields = (Array.isArray(inputs) ? inputs : []).flatMap(inputFields);
    return [{ path, guard: property(property(definition, "meta"), "guard"), fields }];
  },
);

/** The rows of its policy that a call can change. */
const changedBy = (held: Held, fields: readonly string[]): readonly string[] => {
  if (typeof held === "string") return [];
  const rows = rowsOf(held.policy);
  return [...(held.changes ?? []), ...Object.values(held.as ?? {}), ...fields.filter((field) => rows.includes(field))];
};

/** Forms that open over records in one state alone. */
const onlyOver: Readonly<Record<string, string>> = { "orders.save": "draft" };

/** How many sets of people hold the fields that a call writes. */
function holdersOf(path: string): number {
  const held = heldMutations[path];
  if (held === undefined || typeof held === "string") return 0;
  const { rows, states }: FieldPolicy<string, string> = policies[held.policy];
  const only = onlyOver[path];
  const holdersOfField = (field: string) => (only ? rows[field]?.[states.indexOf(only)] : rows[field]?.join());
  const written = changedBy(held, mutations.find((mutation) => mutation.path === path)?.fields ?? []);
  return new Set(written.map(holdersOfField)).size;
}

describe("a form", () => {
  it("whose fields are not all the same people's is walked as each of them", () => {
    const cases = readFileSync(path.join(root, "apps/web/src/testing/forms/form-cases.tsx"), "utf8");
    const forms = cases.split(/^ {2}\{$/m).flatMap((text) => {
      const [, save] = /save: "([^"]+)"/.exec(text) ?? [];
      return save ? [{ save, isWalked: /^ {4}policy: /m.test(text) }] : [];
    });
    expect(forms.length).toBeGreaterThan(15);
    expect(forms.filter(({ save, isWalked }) => !isWalked && holdersOf(save) > 1)).toEqual([]);
  });
});

describe("every call that writes", () => {
  it("is held to a policy, or has a reason that was reviewed", () => {
    expect(Object.keys(heldMutations).toSorted()).toEqual(mutations.map(({ path }) => path).toSorted());
  });

  it("has somebody who may change each field of its input", () => {
    const open = mutations.flatMap(({ path, fields }) => {
      const held = heldMutations[path];
      if (held === undefined || typeof held === "string") return [];
      const known = [...rowsOf(held.policy), ...Object.keys(held.as ?? {}), ...(held.beside ?? []), ...naming];
      return fields.filter((field) => !known.includes(field)).map((field) => `${path}: ${field}`);
    });
    expect(open).toEqual([]);
  });

  it("is told of with fields that are there", () => {
    const stale = mutations.flatMap(({ path, fields }) => {
      const held = heldMutations[path];
      if (held === undefined || typeof held === "string") return [];
      const rows = rowsOf(held.policy);
      const gone = [...Object.keys(held.as ?? {}), ...(held.beside ?? [])].filter((field) => !fields.includes(field));
      const unruled = changedBy(held, fields).filter((field) => !rows.includes(field));
      const idle = changedBy(held, fields).length === 0 ? ["nothing"] : [];
      return [...gone, ...unruled, ...idle].map((field) => `${path}: ${field}`);
    });
    expect(stale).toEqual([]);
  });

  it("is the platform's or the caller's own where its reason says so", () => {
    const odd = mutations.filter(({ path, guard }) => {
      const held = heldMutations[path];
      if (held === "platform") return guard !== "platform";
      if (held === "own") return guard !== "account" && guard !== "public";
      return guard === "platform";
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

it("no row of a policy stands for nothing: some call changes it", () => {
  const idle = policyNames.flatMap((name) => {
    const changed = mutations.flatMap(({ path, fields }) => {
      const held = heldMutations[path];
      return held && typeof held !== "string" && held.policy === name ? changedBy(held, fields) : [];
    });
    return rowsOf(name)
      .filter((row) => !changed.includes(row))
      .map((row) => `${name}: ${row}`);
  });
  expect(idle).toEqual([]);
});

it("no reason is kept that nothing has", () => {
  const given = new Set(Object.values(heldMutations));
  expect(Object.keys(reasons).filter((reason) => ![...given].some((held) => held === reason))).toEqual([]);
});

function property(value: unknown, name: string): unknown {
  return (typeof value === "object" && value !== null) || typeof value === "function"
    ? Reflect.get(value, name)
    : undefined;
}
