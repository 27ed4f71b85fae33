import { can } from "@ymp/core/access/resolve-access";
import { firstOf } from "@ymp/core/bounded";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { asSeen, expectBase } from "../../kit/expect-base.ts";
import { expectRow } from "../../kit/rows.ts";
import type { SparePartRow } from "../equipment/equipment.record.ts";
import { saveItem } from "../inventory/items.service.ts";
import { stockItemOf } from "./linked-stock.service.ts";
import { itemsToPropose, machineOfPart, unlinkedParts } from "./links.repository.ts";
import { expectMayChangePart } from "./part-editing.service.ts";
import { linkRows } from "./part-rows.repository.ts";
import { expectLinksSeen, linkedAlready, lockParts, recordPartChange } from "./saving.service.ts";
import { bareNumber, isSure, proposedItems } from "./spare-parts.rules.ts";
import type { CreateItemForInput, CreateItemsInput, LinkItemsInput, ProposalsInput } from "./spare-parts.schema.ts";

const mostProposed = 500;

/** Parts without stock beside the items they may be, by number and maker. Links nothing. */
export async function proposeLinks(scope: VesselScope, input: ProposalsInput) {
  if (scope.access.seesOnlyShared) return { parts: [], hasMore: false, unlinked: 0 };
  const parts = await unlinkedParts(scope.tx, scope.vesselId, input);
  const makers = [...new Set(parts.flatMap(({ manufacturer }) => manufacturer ?? []))];
  const items = parts.length > 0 ? await itemsToPropose(scope.tx, scope.vesselId, makers) : [];
  const likely = byNumberAndMaker(items);
  const proposed = parts.map((part) => {
    const candidates = proposedItems(part, likely(part));
    return { ...part, candidates, isSure: isSure(candidates) };
  });
  const found = proposed.filter(({ candidates }) => candidates.length > 0 || input.ids !== undefined);
  const { rows, hasMore } = firstOf(found, mostProposed);
  return { parts: rows, hasMore, unlinked: parts.length };
}

type Items = Awaited<ReturnType<typeof itemsToPropose>>;

/** Looks candidates up by what they are compared by, instead of comparing every part with every item. */
function byNumberAndMaker(items: Items) {
  const byNumber = groupedBy(items, ({ partNo }) => bareNumber(partNo));
  const byMaker = groupedBy(items, ({ manufacturer }) => bareNumber(manufacturer));
  return ({ partNo, manufacturer }: { partNo: string | null; manufacturer: string | null }) => {
    const number = bareNumber(partNo);
    const maker = bareNumber(manufacturer);
    const near = [...((number && byNumber.get(number)) || []), ...((maker && byMaker.get(maker)) || [])];
    return [...new Set(near)];
  };
}

function groupedBy(items: Items, keyOf: (item: Items[number]) => string): Map<string, Items> {
  const groups = new Map<string, Items>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Ties parts to items of the stores, or loosens them: from then on there is one stock and not two. */
export async function linkItems(scope: VesselScope, { links }: LinkItemsInput): Promise<{ changed: number }> {
  const before = await lockParts(
    scope,
    links.map(({ id }) => id),
  );
  for (const itemId of new Set(links.flatMap(({ itemId }) => itemId ?? []))) await stockItemOf(scope, itemId);
  const changed = links.filter(({ id, itemId, ...seen }) => {
    const part = expectRow(before.find((row) => row.id === id));
    return expectBase(part, asSeen(seen, { itemId: null }), { itemId });
  });
  if (changed.length === 0) return { changed: 0 };
  const touched = before.filter(({ id }) => changed.some((link) => link.id === id));
  await expectLinksSeen(scope, touched);
  for (const part of touched) await expectMayChangePart(scope, part, ["itemId"]);
  const after = await linkRows(scope.tx, scope.vesselId, changed, scope.now);
  await recordPartChange(scope, before, after, ({ itemId }) => (itemId ? "linked" : "unlinked"));
  return { changed: after.length };
}

/** Enters what a part is into the stores, with the maker and supplier of its machine, and ties the two. */
export async function createItemFor(scope: VesselScope, input: CreateItemForInput): Promise<{ itemId: string }> {
  requireStores(scope);
  const [locked] = await lockParts(scope, [input.id]);
  const part = expectRow(locked);
  const { id: _, ...item } = input;
  if (part.itemId !== null && part.itemId !== item.itemId) throw linkedAlready(part);
  await enterItem(scope, part, item);
  return { itemId: input.itemId };
}

/** The same for many; parts with the same number of one maker become one item. Those that have one are passed over. */
export async function createItems(scope: VesselScope, { parts }: CreateItemsInput): Promise<{ changed: number }> {
  requireStores(scope);
  const rows = await lockParts(
    scope,
    parts.map(({ id }) => id),
  );
  const made = new Map<string, string>();
  let changed = 0;
  for (const row of rows.filter(({ itemId }) => itemId === null)) {
    const machine = expectRow(await machineOfPart(scope.tx, scope.vesselId, row.equipmentId));
    const number = bareNumber(row.partNo);
    const same = number ? `${bareNumber(machine.manufacturer)}/${number}` : row.id;
    const known = made.get(same);
    const itemId = known ?? parts.find(({ id }) => id === row.id)?.itemId;
    if (!itemId) continue;
    made.set(same, itemId);
    changed += 1;
    if (known) await linkItems(scope, { links: [{ id: row.id, itemId: known, version: row.version }] });
    else await enterItem(scope, row, { itemId, name: row.designation, unit: row.unit ?? "pcs", minQuantity: null });
  }
  return { changed };
}

type NewItem = Pick<CreateItemForInput, "itemId" | "name" | "unit" | "minQuantity">;

async function enterItem(scope: VesselScope, part: SparePartRow, { itemId, minQuantity, ...words }: NewItem) {
  const machine = expectRow(await machineOfPart(scope.tx, scope.vesselId, part.equipmentId));
  await saveItem(scope, {
    id: itemId,
    ...words,
    partNo: part.partNo,
    manufacturer: machine.manufacturer,
    supplierId: machine.supplierId,
    isCritical: machine.isCritical,
    /** The spares of critical equipment never go without a minimum. */
    minQuantity: minQuantity ?? (machine.isCritical ? 1 : null),
  });
  await linkItems(scope, { links: [{ id: part.id, itemId, version: part.version }] });
}

function requireStores({ access }: VesselScope): void {
  if (!can(access, "inventory:edit")) throw new AppError("forbidden", "refusals:closedToRole", { module: "inventory" });
}
