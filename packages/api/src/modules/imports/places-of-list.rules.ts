import type { Message } from "@ymp/core/errors";
import type { ExistingEquipment } from "../../platform/imports/equipment-matching.ts";
import { countActions, errorAt } from "../../platform/imports/imported-row.ts";
import type { EquipmentImportPlan, PlannedEquipmentRow } from "../../platform/imports/plan-equipment-import.ts";
import type { Problem } from "../../platform/imports/reading.ts";
import { judgePlacesBack, type Place, type PlacedMachine } from "./machines-given-back.rules.ts";

export const countsOf = (rows: readonly PlannedEquipmentRow[]) => ({
  counts: countActions(rows),
  warnings: rows.flatMap(({ problems }) => problems).filter(({ level }) => level === "warning").length,
});

/** Rows that are refused besides, out of what is written. */
function withRefused(plan: EquipmentImportPlan, refused: ReadonlyMap<number, Problem>): EquipmentImportPlan {
  const rows = plan.rows.map((row): PlannedEquipmentRow => {
    const problem = refused.get(row.sourceRow);
    return problem ? { ...row, action: "error", problems: [...row.problems, problem] } : row;
  });
  return {
    ...plan,
    rows,
    order: plan.order.filter((sourceRow) => !refused.has(sourceRow)),
    ...countsOf(rows),
  };
}

const idOf = ({ matchedId, sourceRow }: PlannedEquipmentRow) => matchedId ?? `row ${sourceRow}`;

/**
 * A row is refused that would leave a machine in use under an archived one: one that archives it above others, brings it back or
 * hangs it there, as moving, archiving and restoring by hand refuse it. With a new machine go the rows that hang under it.
 */
export function judgePlaces(plan: EquipmentImportPlan, existing: readonly ExistingEquipment[]): EquipmentImportPlan {
  const byRow = new Map(plan.rows.map((row) => [row.sourceRow, row]));
  const inOrder = plan.order.flatMap((sourceRow) => byRow.get(sourceRow) ?? []);
  const register = new Map<string, PlacedMachine>(existing.map((item) => [item.id, item]));
  for (const row of inOrder)
    if (!row.matchedId) {
      const isArchived = row.values.isArchived ?? false;
      register.set(idOf(row), { id: idOf(row), name: row.label, parentId: null, isArchived });
    }
  const wanted = new Map(inOrder.map((row) => [idOf(row), placeOf(row, { byRow, register })]));
  const found = judgePlacesBack(register, wanted);
  const refused = new Map<number, Problem>();
  for (const row of inOrder) {
    const problem = problemOf(row, found.get(idOf(row))) ?? problemAbove(row, { byRow, refused });
    if (problem) refused.set(row.sourceRow, problem);
  }
  return refused.size > 0 ? withRefused(plan, refused) : plan;
}

interface Known {
  byRow: ReadonlyMap<number, PlannedEquipmentRow>;
  register: ReadonlyMap<string, PlacedMachine>;
}

function placeOf(row: PlannedEquipmentRow, { byRow, register }: Known): Place {
  const { parent, values } = row;
  const now = register.get(idOf(row));
  const isArchived = values.isArchived ?? now?.isArchived ?? false;
  if (!parent) return { parentId: now?.parentId ?? null, isArchived };
  if (parent.kind === "top") return { parentId: null, isArchived };
  if (parent.kind === "existing") return { parentId: parent.id, isArchived };
  const above = byRow.get(parent.sourceRow);
  return { parentId: above ? idOf(above) : null, isArchived };
}

function problemOf({ values, matchedId }: PlannedEquipmentRow, why: Message | undefined): Problem | null {
  if (!why) return null;
  const isOfStatus = matchedId !== undefined && values.isArchived !== undefined;
  return errorAt(isOfStatus ? "status" : "parent", why.messageKey, why.params);
}

function problemAbove(
  { parent }: PlannedEquipmentRow,
  { byRow, refused }: Pick<Known, "byRow"> & { refused: ReadonlyMap<number, Problem> },
): Problem | null {
  if (parent?.kind !== "row" || !refused.has(parent.sourceRow) || byRow.get(parent.sourceRow)?.matchedId) return null;
  return errorAt("parent", "imports:rowParentHasErrors", { row: parent.sourceRow });
}
