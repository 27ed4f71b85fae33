import type { Message } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgePlacesBack, type Place } from "./machines-given-back.rules.ts";
import { listTouched } from "./undo.repository.ts";
import { beforeOf, idsOf } from "./undone-rows.ts";
import { listPlaced } from "./writing.repository.ts";

/** Machines that the list changed and that stay as they are: `touched` by somebody since, or `refused` to whoever takes it back. */
export interface Staying {
  touched: ReadonlySet<string>;
  refused: ReadonlyMap<string, Message>;
}

export async function machinesThatStay(
  scope: VesselScope,
  row: ImportRow,
  written: readonly WrittenRow[],
): Promise<Staying> {
  const changed = idsOf(written, "equipment", "update");
  if (changed.length === 0) return { touched: new Set(), refused: new Map() };
  const [touched, machines] = await Promise.all([
    listTouched(scope.tx, "equipment", changed, row),
    listPlaced(scope.tx, scope.vesselId),
  ]);
  const now = new Map(
    machines.map(({ archivedAt, ...item }) => [item.id, { ...item, isArchived: archivedAt !== null }]),
  );
  const wanted = [...beforeOf(written, "equipment")].filter(([id]) => now.has(id) && !touched.has(id));
  return { touched, refused: judgePlacesBack(now, new Map(wanted.map(([id, before]) => [id, placeIn(before)]))) };
}

const placeIn = ({ parentId, archivedAt }: Readonly<Record<string, unknown>>): Place => ({
  parentId: typeof parentId === "string" ? parentId : null,
  isArchived: typeof archivedAt === "string",
});
