import {
  changeableFields,
  type FieldEditor,
  type FieldPolicy,
  fieldsOf,
  type HeldRecord,
  judgeField,
} from "@ymp/core/access/field-policy";
import { assertAllowed, type ErrorCode } from "@ymp/core/errors";
import { caresForGuests } from "@ymp/core/guests/guest-access";
import { keepsPeople } from "@ymp/core/people/profile-access";
import type { VesselScope } from "../context.ts";

export const editorOf = ({ actor, access }: Pick<VesselScope, "actor" | "access">): FieldEditor => ({
  userId: actor.userId,
  role: access.role,
  department: access.department,
  ...keepsPeople(access),
  ...caresForGuests(access),
});

/** Holds a change by hand to the policy of the record. @throws AppError `code` with a fault at each field that may not be changed */
export function expectMayChange<Field extends string, State extends string>(
  scope: VesselScope,
  policy: FieldPolicy<Field, State>,
  record: HeldRecord<State>,
  changed: readonly Field[],
  code: ErrorCode = "conflict",
): void {
  const refusals = changed.flatMap((field) => judgeField(policy, field, record, editorOf(scope)));
  assertAllowed(refusals, code);
}

/** Fields that are there already are no change: a form sends the whole record along. */
export function changedFields<Field extends string>(
  policy: Pick<FieldPolicy<Field, never>, "rows">,
  before: Readonly<Partial<Record<Field, unknown>>>,
  wanted: Readonly<Partial<Record<Field, unknown>>>,
): Field[] {
  return fieldsOf(policy).filter((field) => wanted[field] !== undefined && !isSame(before[field], wanted[field]));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(filled(one)) === JSON.stringify(filled(other));

/** An emptied field and one that was never filled mean the same. */
const filled = (value: unknown): unknown => (value === "" ? null : (value ?? null));

/** What of a record the reader may change by hand, for `can.fields`. */
export const fieldsFor = <Field extends string, State extends string>(
  scope: VesselScope,
  policy: FieldPolicy<Field, State>,
  record: HeldRecord<State>,
): Field[] => changeableFields(policy, record, editorOf(scope));
