import { type FieldPolicy, judgeField } from "@ymp/core/access/field-policy";
import type { Message, Refusal } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { changedFields, editorOf } from "../../kit/field-editing.ts";
import type { RecordOnBoard } from "./held-fields.ts";
import type { ImportRow } from "./imports.repository.ts";

export const firstWhy = ([refusal]: readonly Refusal[]): Message | null =>
  refusal ? { messageKey: refusal.messageKey, params: refusal.params ?? {} } : null;

/** Why this person may not give a record back what stood in it: by hand the same fields are asked. Null where they may. */
export function judgeGivingBack<Field extends string, State extends string>(
  scope: VesselScope,
  policy: FieldPolicy<Field, State>,
  { asIs, inUse }: RecordOnBoard<State>,
  { now, before }: Readonly<Record<"now" | "before", Readonly<Partial<Record<NoInfer<Field>, unknown>>>>>,
): Message | null {
  const editor = editorOf(scope);
  return firstWhy(
    changedFields(policy, now, before).flatMap((field) =>
      judgeField(policy, field, field === "archivedAt" ? asIs : inUse, editor),
    ),
  );
}

/**
 * Why this person may not take out what a list made. The person who sent it takes it back as long as nobody worked on it; others only
 * what they could take out by hand.
 */
export function judgeTakingOut(
  scope: Pick<VesselScope, "actor" | "access">,
  { createdBy }: Pick<ImportRow, "createdBy">,
  judge: (editor: ReturnType<typeof editorOf>) => readonly Refusal[],
): Message | null {
  return createdBy !== null && createdBy === scope.actor.userId ? null : firstWhy(judge(editorOf(scope)));
}

export const linkedIsGone: Message = { messageKey: "refusals:linkedRecordMissing", params: {} };

interface Judges<Row> {
  takingOut: (row: Row) => Message | null;
  givingBack: (row: Row, before: Readonly<Record<string, unknown>>) => Message | null;
}

/** Of the records of a list those that stay as they are, with the reason. */
export function whatIsRefused<Row extends { id: string }>(
  rows: readonly Row[],
  { isMade, before }: { isMade: ReadonlySet<string>; before: ReadonlyMap<string, Readonly<Record<string, unknown>>> },
  { takingOut, givingBack }: Judges<Row>,
): Map<string, Message> {
  return new Map(
    rows.flatMap((row): [string, Message][] => {
      const why = isMade.has(row.id) ? takingOut(row) : givingBack(row, before.get(row.id) ?? {});
      return why ? [[row.id, why]] : [];
    }),
  );
}
