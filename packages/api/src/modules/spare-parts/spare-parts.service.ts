import { can } from "@ymp/core/access/resolve-access";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { getItem as getMachine } from "../equipment/equipment.service.ts";
import { jobNumberText } from "../jobs/jobs.record.ts";
import { orderNumberText } from "../orders/orders.record.ts";
import { findByWords } from "./finding.service.ts";
import { itemsInState, withStock } from "./linked-stock.service.ts";
import { countParts, listParts, type PartQuery, partsOfMachine, partWith } from "./parts-list.repository.ts";
import { getPart } from "./saving.service.ts";
import { listSections } from "./sections.repository.ts";
import { spotLabel } from "./spare-parts.rules.ts";
import type { BrowseInput, ListPartsInput, PartFilters, PartHistoryInput } from "./spare-parts.schema.ts";
import { jobsTaking, ordersComing, plansTaking, sharingParts } from "./uses.repository.ts";

/** A machine's parts, or those of one of its sections, with the drawing they are on. */
export async function browseParts(scope: VesselScope, { equipmentId, sectionId }: BrowseInput) {
  const { tx, vesselId } = scope;
  const machine = await getMachine(scope, equipmentId);
  const [sections, rows] = await Promise.all([
    listSections(tx, vesselId, equipmentId),
    partsOfMachine(tx, vesselId, { equipmentId, sectionId }),
  ]);
  const section = sectionId ? expectRow(sections.find(({ id }) => id === sectionId)) : null;
  const { id, name, isCritical, department, manufacturer } = machine;
  const parts = await withStock(scope, rows);
  return {
    machine: { id, name, isCritical, department, manufacturer },
    section,
    sections,
    parts: parts.map((part, index) => ({ ...part, label: spotLabel(part, index) })),
    can: abilitiesIn(scope, machine),
  };
}

/** What the person may do with the parts of a machine. */
function abilitiesIn({ access }: VesselScope, machine: { archivedAt: Date | null }) {
  const edit = can(access, "spareparts:edit") && machine.archivedAt === null;
  const stores = can(access, "inventory:edit");
  return { edit, link: edit, createItem: edit && stores, order: stores };
}

export async function queryFor(scope: VesselScope, { search, state }: PartFilters): Promise<PartQuery> {
  const [found, itemIds] = await Promise.all([findByWords(scope, search), itemsInState(scope, state)]);
  return { found, itemIds };
}

/** The parts of every machine, as they are filtered and ordered. */
export async function findPartsPage(scope: VesselScope, input: ListPartsInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const { tx, vesselId } = scope;
  const query = await queryFor(scope, input);
  const [{ rows, nextCursor }, total] = await Promise.all([
    listParts(tx, vesselId, input, query),
    input.cursor ? null : countParts(tx, vesselId, input, query),
  ]);
  return { rows: await withStock(scope, rows), nextCursor, total };
}

const jobsShown = 50;

/** One part with everything that hangs on it. */
export async function getPartSheet(scope: VesselScope, id: string) {
  const { tx, vesselId } = scope;
  const row = await getPart(scope, id);
  const machine = await getMachine(scope, row.equipmentId);
  const [part] = await withStock(scope, [expectRow(await partWith(tx, vesselId, id))]);
  const shown = expectRow(part);
  const { itemId } = shown;
  const [others, plans, jobs, orders] = await Promise.all([
    itemId ? sharingParts(tx, vesselId, itemId, id) : [],
    itemId ? plansTaking(tx, vesselId, itemId) : [],
    itemId ? jobsTaking(tx, vesselId, itemId, jobsShown) : { rows: [], hasMore: false },
    ordersComing(tx, vesselId, { id, itemId }),
  ]);
  return {
    ...shown,
    others,
    plans,
    hasMoreJobs: jobs.hasMore,
    jobs: jobs.rows.map((job) => ({ ...job, numberText: jobNumberText(job) })),
    orders: orders.map((order) => ({ ...order, numberText: orderNumberText(order) })),
    can: { ...abilitiesIn(scope, machine), ...shown.can },
  };
}

export async function partHistory(scope: VesselScope, { id, ...page }: PartHistoryInput) {
  await getPart(scope, id);
  return listHistory(scope.tx, scope.vesselId, { kind: "part", id }, page);
}
