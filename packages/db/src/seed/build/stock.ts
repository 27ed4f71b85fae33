import type { StockGroupDefinition, StockLine } from "../vessel-definition.ts";
import { type Book, equipmentId, known, person, stamp } from "./book.ts";
import { supplierOf } from "./suppliers.ts";

interface Holding {
  itemId: string;
  locationId: string;
  name: string;
  onHand: number;
  maximum: number;
  unitCostMinor: number;
}

interface Use {
  at: Date;
  quantity: number;
  jobId: string;
}

export interface Stores {
  holdings: Map<string, Holding>;
  locationIds: Map<string, string>;
}

/** Items, where they are kept, and the machines they fit. The ledger follows once the jobs are known. */
export function addItems(book: Book): Stores {
  const stores: Stores = { holdings: new Map(), locationIds: new Map() };
  for (const place of book.definition.places) {
    const row = { ...stamp(book, book.begunAt), ...place };
    book.rows.locations.push(row);
    stores.locationIds.set(place.name, row.id);
  }
  for (const group of book.definition.stock) for (const line of group.lines) addItem(book, stores, group, line);
  return stores;
}

function addItem(book: Book, stores: Stores, group: StockGroupDefinition, line: StockLine): void {
  const [partNo, name, box, onHand, minimum, maximum, priceMinor] = line;
  const keeper = person(book, book.definition.keeper);
  const item = {
    ...stamp(book, book.begunAt, keeper),
    name,
    partNo,
    manufacturer: group.maker ?? null,
    category: group.category,
    subCategory: group.subCategory ?? null,
    unit: group.unit ?? "pcs",
    minQuantity: minimum,
    maxQuantity: maximum,
    packSize: null,
    isCritical: group.critical ?? false,
    isPrivate: group.private ?? false,
    priceMinor,
    currency: book.definition.particulars.currency,
    supplierId: supplierOf(book, group),
  };
  book.rows.inventoryItems.push(item);
  const locationId = known(stores.locationIds.get(group.place), "place", group.place);
  book.rows.itemLocations.push({ ...stamp(book, book.begunAt), itemId: item.id, locationId, box });
  stores.holdings.set(item.id, {
    itemId: item.id,
    locationId,
    name,
    onHand,
    maximum: maximum ?? Math.max(onHand, minimum ?? 0) + 2,
    unitCostMinor: priceMinor,
  });
  for (const machine of group.fits ?? []) fitTo(book, item, machine, group.section);
}

type ItemRow = Book["rows"]["inventoryItems"][number] & { id: string };

/** The item as a spare part of a machine, with its place in the machine's manual. */
function fitTo(book: Book, item: ItemRow, machine: string, sectionName: string | undefined): void {
  const machineId = equipmentId(book, machine);
  const section = book.rows.sections.find((row) => row.equipmentId === machineId && row.name === sectionName);
  book.rows.spareParts.push({
    ...stamp(book, book.begunAt, person(book, book.definition.keeper)),
    equipmentId: machineId,
    sectionId: section?.id ?? null,
    itemId: item.id,
    designation: item.name,
    partNo: item.partNo ?? null,
    unit: item.unit ?? null,
    fittedQuantity: book.random.between(1, 4),
    figureNumber: String(book.random.between(1, 38)),
  });
}

/** The year's movements, calculated back from what is on hand today, so that the sum is right and never below zero. */
export function addLedger(book: Book, stores: Stores): void {
  const uses = usesByItem(book, stores);
  for (const holding of stores.holdings.values()) addMovesOf(book, holding, uses.get(holding.itemId) ?? []);
  addTransfers(book, stores);
}

function usesByItem(book: Book, stores: Stores): Map<string, Use[]> {
  const doneAt = new Map(book.rows.jobs.map((job) => [job.id, job.doneAt ?? null]));
  const uses = new Map<string, Use[]>();
  for (const part of book.rows.jobParts) {
    const at = doneAt.get(part.jobId);
    if (!at || !part.usedQuantity) continue;
    part.locationId = stores.holdings.get(part.itemId)?.locationId ?? null;
    const list = uses.get(part.itemId) ?? [];
    list.push({ at, quantity: part.usedQuantity, jobId: part.jobId });
    uses.set(part.itemId, list);
  }
  for (const list of uses.values()) list.sort((a, b) => b.at.getTime() - a.at.getTime());
  return uses;
}

const dayMs = 86_400_000;

function addMovesOf(book: Book, holding: Holding, latestFirst: Use[]): void {
  let level = holding.onHand;
  for (const use of latestFirst) {
    move(book, holding, "consume", -use.quantity, use.at, { jobId: use.jobId });
    recordUse(book, holding.itemId, use, level);
    level += use.quantity;
    if (level < holding.maximum) continue;
    const received = Math.max(1, Math.min(level, holding.maximum - 1));
    move(book, holding, "receive", received, new Date(use.at.getTime() - book.random.between(3, 9) * dayMs), {});
    level -= received;
  }
  const [lastUse] = latestFirst;
  if (lastUse === undefined && level >= 2 && book.random.chance(0.45)) {
    const received = Math.floor(level / 2);
    move(
      book,
      holding,
      "receive",
      received,
      book.calendar.daysAgo(book.random.between(15, book.definition.keptForDays - 60), 10),
      {},
    );
    level -= received;
  }
  move(book, holding, "count", level, book.begunAt, { note: "Opening count" });
}

function recordUse(book: Book, itemId: string, use: Use, left: number): void {
  const keeper = person(book, book.definition.keeper);
  book.rows.changes.push({
    ...stamp(book, use.at, keeper),
    userId: keeper.userId,
    recordKind: "item",
    recordId: itemId,
    verb: "consumed",
    diff: {},
    facts: { quantity: use.quantity, left },
    relatedIds: [use.jobId],
  });
}

interface MoveFacts {
  jobId?: string;
  note?: string;
}

function move(
  book: Book,
  place: { itemId: string; locationId: string; unitCostMinor: number },
  kind: "consume" | "receive" | "count" | "transfer_in" | "transfer_out",
  quantity: number,
  at: Date,
  { jobId, note }: MoveFacts,
): void {
  if (quantity === 0) return;
  const movedAt = at < book.begunAt ? book.begunAt : at;
  book.rows.stockMoves.push({
    ...stamp(book, movedAt, person(book, book.definition.keeper)),
    itemId: place.itemId,
    locationId: place.locationId,
    quantity: Math.round(quantity * 1000) / 1000,
    kind,
    jobId: jobId ?? null,
    unitCostMinor: place.unitCostMinor,
    note: note ?? null,
    movedAt,
  });
}

/** Some of what is in store is kept handy elsewhere as well. */
function addTransfers(book: Book, stores: Stores): void {
  for (const transfer of book.definition.transfers) {
    const item = known(
      book.rows.inventoryItems.find((row) => row.partNo === transfer.partNo),
      "part",
      transfer.partNo,
    );
    const holding = known(stores.holdings.get(item.id ?? ""), "stock of", transfer.partNo);
    const locationId = known(stores.locationIds.get(transfer.to), "place", transfer.to);
    const at = book.calendar.daysAgo(transfer.daysAgo, 15);
    book.rows.itemLocations.push({ ...stamp(book, at), itemId: holding.itemId, locationId, box: transfer.box });
    move(book, holding, "transfer_out", -transfer.quantity, at, {});
    move(book, { ...holding, locationId }, "transfer_in", transfer.quantity, at, {});
  }
}
