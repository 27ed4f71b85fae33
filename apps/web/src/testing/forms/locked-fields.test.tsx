import { cleanup, screen } from "@testing-library/react";
import { changeableFields, type FieldPolicy, fieldsOf } from "@ymp/core/access/field-policy";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FormCase } from "./form-case.ts";
import { recordForms } from "./form-cases.tsx";
import { recordServer } from "./record-server.ts";
import { renderForm } from "./render-form.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const note = "The greyed fields are for others to change: the head of the department or the captain.";

/** Draws the form for somebody who may change these fields: which of its controls, by their place, can be used. */
async function openFor(
  form: FormCase,
  fields: readonly string[],
): Promise<{ open: number[]; all: number[]; told: boolean }> {
  const record = { ...form.record, can: { fields } };
  const view = await renderForm((close) => form.draw(record, close), recordServer({ ...form, record }).answers);
  const field = await screen.findByLabelText(form.field.label, { selector: "input, textarea" });
  const controls = [
    ...(field.closest("form")?.querySelectorAll("input:not([readonly]), textarea, select, button") ?? []),
  ];
  const told = screen.queryByText(note) !== null;
  const all = controls.map((_, place) => place);
  const open = all.filter((place) => !controls[place]?.closest("fieldset[disabled], [disabled]"));
  view.unmount();
  return { open, all, told };
}

/** Crew, whoever made the record, heads of its department and of another, and the captain; each set of fields once. */
function fieldsByPerson(policy: FieldPolicy<string, string>): string[][] {
  const people = [
    { userId: "hand", role: "crew", department: "deck" },
    { userId: "maker", role: "crew", department: "deck" },
    { userId: "bosun", role: "hod", department: "deck" },
    { userId: "chief", role: "hod", department: "engineering" },
    { userId: "captain", role: "captain", department: null },
  ] as const;
  const sets = policy.states.flatMap((state) =>
    people.map((editor) => changeableFields(policy, { state, createdBy: "maker", department: "engineering" }, editor)),
  );
  return [...new Map(sets.map((fields) => [fields.join(), fields])).values()];
}

const held = recordForms.flatMap((form) => (form.policy ? [{ ...form, policy: form.policy }] : []));

describe.each(held)("$file", (form) => {
  const fields = fieldsOf(form.policy);

  test("leaves each person what the policy lets them change, greys the rest and says why", async () => {
    const whole = await openFor(form, fields);
    expect(whole).toMatchObject({ open: whole.all, told: false });
    const controlsOf = new Map<string, readonly number[]>();
    for (const field of fields) controlsOf.set(field, (await openFor(form, [field])).open);
    // Each control stands under one field of the policy.
    expect([...controlsOf.values()].flat().sort((one, other) => one - other)).toEqual(whole.all);
    for (const own of fieldsByPerson(form.policy)) {
      const { open, told } = await openFor(form, own);
      const expected = whole.all.filter((place) => own.some((field) => controlsOf.get(field)?.includes(place)));
      expect({ own, open }).toEqual({ own, open: expected });
      if (open.length < whole.all.length) expect(told).toBe(true);
    }
  }, 240_000);
});
