import { AppError } from "@ymp/core/errors";
import { spareParts } from "@ymp/db/schema/inventory";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { asSeen, expectBase } from "../../kit/expect-base.ts";
import { expectRoom, mostOfOne } from "../../kit/expect-room.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange, recordChanges } from "../../platform/changes/record-change.ts";
import { dropSearchEntry } from "../../platform/search/search.repository.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { partRecord, type SparePartRow } from "../equipment/equipment.record.ts";
import { getItem as getMachine } from "../equipment/equipment.service.ts";
import { knownItem } from "./linked-items.repository.ts";
import { stockItemOf } from "./linked-stock.service.ts";
import { expectMayChangePart, expectMayList, expectMayWritePart } from "./part-editing.service.ts";
import {
  deletePart,
  findPart,
  insertPart,
  lockedParts,
  machineOfSection,
  updateParts,
} from "./part-rows.repository.ts";
import { keepsSpot } from "./spare-parts.rules.ts";
import type { SavePartInput, SetSpotInput } from "./spare-parts.schema.ts";

type Saved = { id: string; version: number };

/** Enters a part on a machine's list, or changes one; it may change its machine. */
export async function savePart(scope: VesselScope, input: SavePartInput): Promise<Saved> {
  const { tx, vesselId } = scope;
  const { id, version, base, ...given } = input;
  const before = await findPart(tx, vesselId, id, true);
  const sent = version === undefined && (await sentBefore(scope, id, before));
  if (sent) return { id, version: sent.version };
  if (version !== undefined) {
    const known = expectRow(before);
    if (!expectBase(known, { version, base }, given)) return { id, version: known.version };
  }
  const machine = await getMachine(scope, given.equipmentId);
  if (given.equipmentId !== before?.equipmentId) expectMayList(scope, machine);
  await expectSection(scope, given.sectionId, given.equipmentId);
  if (given.itemId && given.itemId !== before?.itemId) {
    await stockItemOf(scope, given.itemId);
    if (before) await expectLinksSeen(scope, [before]);
  }
  if (!before) {
    const of = [[spareParts.equipmentId, given.equipmentId]] as const;
    await expectRoom(tx, spareParts, { vesselId, most: mostOfOne.parts, of });
    const part = await insertPart(tx, { ...given, designation: given.designation ?? "", ...stampOf(scope, id) });
    await tell(scope, part, { verb: "created", after: part });
    return { id, version: part.version };
  }
  const values = withSpot(before, { ...given, itemId: await keptItem(scope, before, given.itemId) });
  await expectMayWritePart(scope, before, values);
  const [after] = await updateParts(tx, vesselId, [id], values, scope.now);
  const changed = expectRow(after);
  await tell(scope, changed, { verb: "updated", before, after: changed });
  return { id, version: changed.version };
}

/** A section of the machine before is none of another one's; the spot goes with the section. */
function withSpot(before: SparePartRow, given: Omit<SavePartInput, "id" | "version" | "base">): Partial<SparePartRow> {
  const isSameMachine = given.equipmentId === before.equipmentId;
  const sectionId = given.sectionId === undefined ? (isSameMachine ? before.sectionId : null) : given.sectionId;
  const values = definedOf({ ...given, sectionId });
  return keepsSpot(before, { sectionId, equipmentId: given.equipmentId })
    ? values
    : { ...values, spotX: null, spotY: null };
}

/** An item that is hidden from anyone who changes the part is not theirs to take off. */
async function keptItem({ tx, vesselId }: VesselScope, { itemId }: SparePartRow, given: string | null | undefined) {
  if (given !== null || itemId === null) return given;
  return (await knownItem(tx, vesselId, itemId)) ? null : undefined;
}

/** Nobody puts another in the place of an item that is hidden from them. */
export async function expectLinksSeen({ tx, vesselId }: VesselScope, parts: readonly SparePartRow[]): Promise<void> {
  for (const part of parts)
    if (part.itemId !== null && !(await knownItem(tx, vesselId, part.itemId))) throw linkedAlready(part);
}

export const linkedAlready = ({ designation }: Pick<SparePartRow, "designation">) =>
  new AppError("conflict", "spares:refusal.linkedAlready", { name: designation });

/** Takes the part off the machine's list; its stock stays where it is. */
export async function removePart(scope: VesselScope, id: string): Promise<void> {
  const part = await lockPart(scope, id);
  await expectMayChangePart(scope, part, ["removed"]);
  await deletePart(scope.tx, scope.vesselId, id);
  await dropSearchEntry(scope.tx, scope.vesselId, "part", id);
  await tell(scope, part, { verb: "removed" });
}

/** Puts the part's number on the section's drawing, moves it, or takes it off. */
export async function setSpot(scope: VesselScope, { id, spot, ...seen }: SetSpotInput): Promise<{ version: number }> {
  const before = await lockPart(scope, id);
  await expectMayChangePart(scope, before, ["spot"]);
  if (spot && before.sectionId === null) throw new AppError("conflict", "spares:refusal.noSection");
  const values = { spotX: spot?.x ?? null, spotY: spot?.y ?? null };
  if (!expectBase(before, asSeen(seen, { spotX: null, spotY: null }), values)) return { version: before.version };
  const [after] = await updateParts(scope.tx, scope.vesselId, [id], values, scope.now);
  const changed = expectRow(after);
  await tell(scope, changed, { verb: spot ? "spot_set" : "spot_removed", before, after: changed });
  return { version: changed.version };
}

/** The part, or "not found": outsiders are shown jobs, never a machine's parts. */
export async function getPart(scope: VesselScope, id: string): Promise<SparePartRow> {
  return expectRow(scope.access.seesOnlyShared ? undefined : await findPart(scope.tx, scope.vesselId, id));
}

export async function lockPart(scope: VesselScope, id: string): Promise<SparePartRow> {
  return expectRow(scope.access.seesOnlyShared ? undefined : await findPart(scope.tx, scope.vesselId, id, true));
}

/** All of them or none. */
export async function lockParts(scope: VesselScope, ids: readonly string[]): Promise<SparePartRow[]> {
  const rows = scope.access.seesOnlyShared ? [] : await lockedParts(scope.tx, scope.vesselId, ids);
  if (rows.length !== new Set(ids).size) throw new AppError("not_found", "refusals:recordNotFound");
  return rows;
}

export async function expectSection(
  scope: VesselScope,
  sectionId: string | null | undefined,
  equipmentId: string,
): Promise<void> {
  if (!sectionId || (await machineOfSection(scope.tx, scope.vesselId, sectionId)) === equipmentId) return;
  throw new AppError("invalid", "equipment:sectionOfOther", {}, { sectionId: "equipment:sectionOfOther" });
}

interface Told {
  verb: string;
  before?: SparePartRow;
  after?: SparePartRow;
}

const changeOf = (part: SparePartRow, told: Told) => ({
  ...told,
  facts: { designation: part.designation, partNo: part.partNo },
  relatedIds: [part.equipmentId, part.itemId, told.before?.itemId],
});

function tell(scope: VesselScope, part: SparePartRow, told: Told): Promise<void> {
  return recordChange(scope, partRecord, part.id, changeOf(part, told));
}

/** The same history in bulk as one by one. */
export async function recordPartChange(
  scope: VesselScope,
  before: readonly SparePartRow[],
  after: readonly SparePartRow[],
  verbOf: (part: SparePartRow) => string = () => "updated",
): Promise<void> {
  const old = new Map(before.map((row) => [row.id, row]));
  await recordChanges(
    scope,
    partRecord,
    after.map((part) => {
      const previous = old.get(part.id);
      const told = { verb: verbOf(part), after: part, ...(previous ? { before: previous } : {}) };
      return { recordId: part.id, ...changeOf(part, told) };
    }),
  );
}
