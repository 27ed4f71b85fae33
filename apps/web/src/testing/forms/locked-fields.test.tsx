import { act, cleanup, screen } from "@testing-library/react";
import { changeableFields, type FieldPolicy, fieldsOf } from "@ymp/core/access/field-policy";
import { type ReactNode, useReducer } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FormCase } from "./form-case.ts";
import { recordForms } from "./form-cases.tsx";
import { recordServer } from "./record-server.ts";
import { renderForm } from "./render-form.tsx";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const note = "The greyed fields are for others to change: the head of the department or the captain.";

interface Drawn {
  /** Which of its controls, by their place, can be used. */
  readonly open: number[];
  readonly all: number[];
  readonly told: boolean;
}

/** Draws the form once. What is answered shows it to somebody who may change these fields. */
async function open(form: FormCase, fields: readonly string[]): Promise<(fields: readonly string[]) => Promise<Drawn>> {
  const recordFor = (allowed: readonly string[]) => ({ ...form.record, can: { fields: allowed } });
  const shown = { record: recordFor(fields), redraw: () => {} };
  const { get, ...rest } = form;
  function Form({ close }: { close: () => void }): ReactNode {
    const [, count] = useReducer((times: number) => times + 1, 0);
    shown.redraw = count;
    return form.draw(shown.record, close);
  }
  const { services } = await renderForm((close) => <Form close={close} />, {
    ...recordServer({ ...rest, record: shown.record }).answers,
    ...(get ? { [get.path]: () => (get.within ? get.within(shown.record) : shown.record) } : {}),
  });
  const field = await screen.findByLabelText(form.field.label, { selector: "input, textarea" });
  return async (allowed) => {
    shown.record = recordFor(allowed);
    await act(async () => {
      shown.redraw();
      await services.queryClient.invalidateQueries();
    });
    const controls = [
      ...(field.closest("form")?.querySelectorAll("input:not([readonly]), textarea, select, button") ?? []),
    ];
    const all = controls.map((_, place) => place);
    return {
      open: all.filter((place) => !controls[place]?.closest("fieldset[disabled], [disabled]")),
      all,
      told: screen.queryByText(note) !== null,
    };
  };
}

/** Crew, no matter who made the record, heads of its department and of another, and the captain; each set of fields once. */
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
    const drawnFor = await open(form, fields);
    const whole = await drawnFor(fields);
    expect(whole).toMatchObject({ open: whole.all, told: false });
    const controlsOf = new Map<string, readonly number[]>();
    for (const field of fields) controlsOf.set(field, (await drawnFor([field])).open);
    // Each control is under one field of the policy.
    expect([...controlsOf.values()].flat().sort((one, other) => one - other)).toEqual(whole.all);
    for (const own of fieldsByPerson(form.policy)) {
      const { open, told } = await drawnFor(own);
      const expected = whole.all.filter((place) => own.some((field) => controlsOf.get(field)?.includes(place)));
      expect({ own, open }).toEqual({ own, open: expected });
      if (open.length < whole.all.length) expect(told).toBe(true);
    }
  }, 240_000);
});
