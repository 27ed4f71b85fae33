import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { expectFileFor } from "../../platform/files/files.service.ts";
import { equipmentRecord } from "../equipment/equipment.record.ts";
import { getItem as getMachine } from "../equipment/equipment.service.ts";
import { expectMayChangeItem } from "../equipment/equipment-editing.service.ts";
import { createSection, removeSection as takeSectionOff, updateSection } from "../equipment/sections.service.ts";
import { expectMayChangePart } from "./part-editing.service.ts";
import { updateParts } from "./part-rows.repository.ts";
import { expectSection, lockParts, recordPartChange } from "./saving.service.ts";
import {
  findSection,
  listSections,
  machinesWithParts,
  partIdsOfSection,
  placeSections,
  type SectionRow,
  sectionIdsOf,
  setDrawingOf,
} from "./sections.repository.ts";
import type {
  OrderSectionsInput,
  RemoveSectionInput,
  SaveSectionInput,
  SectionsInput,
  SetDrawingInput,
} from "./spare-parts.schema.ts";

/** Sections over machines, or those of one. */
export async function sectionsOnBoard(scope: VesselScope, { equipmentId }: SectionsInput) {
  if (equipmentId) await getMachine(scope, equipmentId);
  if (scope.access.seesOnlyShared) return [];
  return listSections(scope.tx, scope.vesselId, equipmentId);
}

/** Machines that have parts or sections. */
export async function machinesOnBoard(scope: VesselScope) {
  return scope.access.seesOnlyShared ? [] : machinesWithParts(scope.tx, scope.vesselId);
}

/** Makes a section at the end of the machine's, or renames one. */
export async function saveSection(scope: VesselScope, input: SaveSectionInput): Promise<{ id: string }> {
  const { id, version, base, equipmentId, name, drawingFileId } = input;
  await getMachine(scope, equipmentId);
  if (version === undefined) {
    if (name === undefined) throw new AppError("invalid", "spares:fault.section", {}, { name: "spares:fault.section" });
    return createSection(scope, { id, equipmentId, name, drawingFileId });
  }
  const section = await lockSection(scope, id);
  if (section.equipmentId !== equipmentId) throw new AppError("not_found", "refusals:recordNotFound");
  await updateSection(scope, { id, version, base, name, drawingFileId });
  return { id };
}

async function lockSection(scope: VesselScope, id: string): Promise<SectionRow> {
  const section = expectRow(scope.access.seesOnlyShared ? undefined : await findSection(scope.tx, scope.vesselId, id));
  await getMachine(scope, section.equipmentId);
  return section;
}

/** A new version of the drawing takes the place of the one before; the spots stay where they stand. */
export async function setDrawing(scope: VesselScope, { id, fileId }: SetDrawingInput): Promise<void> {
  const section = await lockSection(scope, id);
  if (section.drawingFileId === fileId) return;
  expectMayChangeItem(scope, await getMachine(scope, section.equipmentId), ["sections"]);
  if (fileId) await expectFileFor(scope, fileId, { kind: "equipment", id: section.equipmentId });
  await setDrawingOf(scope.tx, scope.vesselId, id, fileId, scope.now);
  await recordMachineChange(scope, section);
}

/** The sections of a machine in a new order; all of them are named. */
export async function orderSections(scope: VesselScope, { equipmentId, ids }: OrderSectionsInput): Promise<void> {
  const machine = await getMachine(scope, equipmentId);
  const known = (await sectionIdsOf(scope.tx, scope.vesselId, equipmentId)).map(({ id }) => id);
  const isWhole = known.length === ids.length && known.every((id) => ids.includes(id));
  if (!isWhole) throw new AppError("stale", "refusals:changedMeanwhile");
  if (known.every((id, index) => id === ids[index])) return;
  expectMayChangeItem(scope, machine, ["sections"]);
  await placeSections(scope.tx, scope.vesselId, ids, scope.now);
  await recordChange(scope, equipmentRecord, machine.id, {
    verb: "updated",
    facts: { equipmentName: machine.name },
  });
}

/** Only an empty section goes; its parts are given another place first. */
export async function removeSection(scope: VesselScope, { id, partsTo }: RemoveSectionInput): Promise<void> {
  const section = await lockSection(scope, id);
  const parts = await partIdsOfSection(scope.tx, scope.vesselId, id);
  if (parts.length > 0) {
    if (partsTo === undefined || partsTo === id)
      throw new AppError("conflict", "spares:refusal.sectionNotEmpty", { count: parts.length, name: section.name });
    await moveParts(
      scope,
      parts.map((part) => part.id),
      partsTo,
    );
  }
  await takeSectionOff(scope, id);
}

/** Parts of one machine into another of its sections; their spots stay with the drawing they leave. */
export async function moveParts(scope: VesselScope, ids: readonly string[], sectionId: string | null): Promise<number> {
  const before = await lockParts(scope, ids);
  const moving = before.filter((part) => part.sectionId !== sectionId);
  for (const equipmentId of new Set(before.map((part) => part.equipmentId)))
    await expectSection(scope, sectionId, equipmentId);
  for (const part of moving) await expectMayChangePart(scope, part, ["sectionId"]);
  const movedIds = moving.map(({ id }) => id);
  const values = { sectionId, spotX: null, spotY: null };
  const after = await updateParts(scope.tx, scope.vesselId, movedIds, values, scope.now);
  await recordPartChange(scope, moving, after);
  return after.length;
}

async function recordMachineChange(scope: VesselScope, section: SectionRow): Promise<void> {
  const machine = await getMachine(scope, section.equipmentId);
  await recordChange(scope, equipmentRecord, machine.id, {
    verb: "section_changed",
    facts: { equipmentName: machine.name, section: section.name },
  });
}
