import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { counterSegments, counters, equipment, sections } from "@ymp/db/schema/equipment";
import { inventoryItems, itemLocations, locations, spareParts } from "@ymp/db/schema/inventory";
import { planParts, plans, planTasks } from "@ymp/db/schema/plans";
import { supplierContacts, suppliers } from "@ymp/db/schema/suppliers";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { enterFromOutside, type Outside } from "../../platform/outside.ts";
import { equipmentRecord, partRecord } from "../equipment/equipment.record.ts";
import { raiseOccurrences } from "../equipment/occurrences.service.ts";
import { planRecord } from "../jobs/jobs.record.ts";
import { supplierRecord } from "../suppliers/suppliers.record.ts";
import { readStructure, type Structure } from "./template.repository.ts";
import { type NewIds, newIdsFor, transplanted, withOwner } from "./transplanting.rules.ts";

/** Gives the new vessel the structure of a pattern: machines, meters at zero, parts, stock places and plans. */
export async function copyTemplate(outside: Outside, templateId: string, vesselId: string) {
  const template = await enterFromOutside(outside, templateId);
  if (!template.vessel.isTemplate) throw new AppError("conflict", "platform:notATemplate");
  const structure = await readStructure(outside.tx, templateId);
  const { machines, meters, chapters, items, places, parts, rules, sellers } = structure;
  const idOf = newIdsFor(machines, meters, chapters, items, places, parts, rules, sellers);
  const scope = await enterFromOutside(outside, vesselId);
  const planting: Planting = { scope, idOf };
  await plantSuppliers(planting, structure);
  const equipmentRows = await plantMachines(planting, structure);
  await plantStock(planting, structure);
  await plantParts(planting, structure);
  const planRows = await plantPlans(planting, structure);
  await raiseOccurrences(
    scope,
    planRows.map((plan) => ({ plan, lastDone: null })),
  );
  const counts = { equipment: equipmentRows.length, plans: planRows.length, items: items.length, parts: parts.length };
  return { templateName: template.vessel.name, counts };
}

interface Planting {
  scope: VesselScope;
  idOf: NewIds;
}

/** The row on the new vessel, new in everything that says how it was made. */
function planted<Row extends { id: string }>({ scope, idOf }: Planting, row: Row) {
  return { ...transplanted(row, idOf), ...stampOf(scope, idOf.get(row.id) ?? newId()), version: 1 };
}

/** Whom one buys from comes along; the account one has there and what one thinks of them do not. */
async function plantSuppliers(planting: Planting, { sellers, contacts }: Structure): Promise<void> {
  const { scope, idOf } = planting;
  const rows = sellers.map((seller) => ({ ...planted(planting, seller), accountNumber: null, rating: null }));
  await insertRows(scope.tx, suppliers, rows);
  const people = withOwner(contacts, idOf, "supplierId").map((contact) => planted(planting, contact));
  await insertRows(scope.tx, supplierContacts, people);
  await recordChanges(
    scope,
    supplierRecord,
    rows.map((row) => ({ recordId: row.id, verb: "created", after: row, facts: { name: row.name } })),
  );
}

async function plantMachines(planting: Planting, { machines, meters, chapters }: Structure) {
  const { scope, idOf } = planting;
  const rows = machines.map((machine) => ({
    ...planted(planting, machine),
    serialNumber: null,
    installedOn: null,
    warrantyUntil: null,
    warrantyNote: null,
  }));
  await insertRows(scope.tx, equipment, rows);
  const owned = withOwner(chapters, idOf, "equipmentId").map((chapter) => planted(planting, chapter));
  await insertRows(scope.tx, sections, owned);
  await plantMeters(planting, withOwner(meters, idOf, "equipmentId"));
  await recordChanges(
    scope,
    equipmentRecord,
    rows.map((row) => ({
      recordId: row.id,
      verb: "created",
      after: row,
      facts: { equipmentName: row.name },
      relatedIds: [row.parentId],
    })),
  );
  return rows;
}

/** A new machine has run no hour yet, and nobody has read its meter. */
async function plantMeters(planting: Planting, meters: Structure["meters"]): Promise<void> {
  const { tx, now } = planting.scope;
  const zero = { lastReading: 0, lastTotal: 0, lastReadAt: now, dailyAverage: null };
  const rows = meters.map((meter) => ({
    ...planted(planting, meter),
    ...zero,
    overhaulTotal: null,
    overhauledOn: null,
  }));
  await insertRows(tx, counters, rows);
  const first = { number: 1, reason: "installed" as const, offsetTotal: 0, startReading: 0, startedAt: now };
  const segments = rows.map(({ id }) => ({ ...stampOf(planting.scope, newId()), ...first, counterId: id }));
  await insertRows(tx, counterSegments, segments);
}

async function plantStock(planting: Planting, { items, places, kept }: Structure): Promise<void> {
  const { scope, idOf } = planting;
  await insertRows(
    scope.tx,
    locations,
    places.map((row) => planted(planting, row)),
  );
  await insertRows(
    scope.tx,
    inventoryItems,
    items.map((row) => planted(planting, row)),
  );
  const known = withOwner(kept, idOf, "itemId", "locationId");
  await insertRows(
    scope.tx,
    itemLocations,
    known.map((row) => planted(planting, row)),
  );
}

async function plantParts(planting: Planting, { parts }: Structure): Promise<void> {
  const { scope, idOf } = planting;
  const rows = withOwner(parts, idOf, "equipmentId").map((part) => ({ ...planted(planting, part), serialNo: null }));
  await insertRows(scope.tx, spareParts, rows);
  await recordChanges(
    scope,
    partRecord,
    rows.map((row) => ({ recordId: row.id, verb: "created", after: row, relatedIds: [row.equipmentId] })),
  );
}

async function plantPlans(planting: Planting, { rules, tasks, needed }: Structure) {
  const { scope, idOf } = planting;
  const living = rules.filter((plan) => isWhole(plan, idOf));
  // What is known of the work was done, and credited, on the pattern.
  const rows = living.map((plan) => ({ ...planted(planting, plan), knownDoneOn: null, knownDoneTotal: null }));
  const copied = new Set(living.map(({ id }) => id));
  const ofCopied = <Row extends { planId: string }>(list: readonly Row[]) =>
    list.filter(({ planId }) => copied.has(planId));
  await insertRows(scope.tx, plans, rows);
  const checklist = ofCopied(tasks).map((row) => planted(planting, row));
  await insertRows(scope.tx, planTasks, checklist);
  const parts = withOwner(ofCopied(needed), idOf, "itemId").map((row) => planted(planting, row));
  await insertRows(scope.tx, planParts, parts);
  await recordChanges(
    scope,
    planRecord,
    rows.map((plan) => ({
      recordId: plan.id,
      verb: "created",
      after: plan,
      facts: { title: plan.title },
      relatedIds: [plan.equipmentId],
    })),
  );
  return rows;
}

/** A plan whose machine or meter was left behind would fall due on nothing. */
function isWhole({ equipmentId, counterId }: Structure["rules"][number], idOf: NewIds): boolean {
  return [equipmentId, counterId].every((id) => id === null || idOf.has(id));
}
