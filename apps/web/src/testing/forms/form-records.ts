import { newId } from "@ymp/core/ids";
import { logEntryFields } from "@ymp/core/log-fields";
import { partFields } from "@ymp/core/maintenance/part-fields";
import { orderFields } from "@ymp/core/orders/order-fields";
import { supplierFields } from "@ymp/core/orders/supplier-fields";
import { aMachine } from "../../features/equipment/machine.fixture.ts";
import type { EditedPart } from "../../features/equipment/parts/edited-part.ts";
import { anOrderLine } from "../../features/orders/order.fixture.ts";
import type { Papers } from "../../features/people/papers/papers.queries.ts";
import type { Supplier } from "../../features/suppliers/suppliers.queries.ts";

/** What the server answers is what the screen takes it for; the compiler cannot know it of a table of all forms. */
export const saved = <Kept>(record: object) => record as Kept;

const made = new Date("2026-06-15T09:00:00Z");
const id = newId();
export const aTank = {
  ...{ id, version: 1, name: "Sludge tank", capacity: "2.00", iopp: "3.1", contents: "sludge" },
  can: { fields: ["name", "capacity", "iopp", "contents"] },
};
export const supplier: Supplier = {
  ...{ id, version: 3, name: "Pon Power", createdAt: made, updatedAt: made, createdBy: null },
  ...{ categories: ["Engines"], operatingIn: [], email: null, phone: "+33 4", website: null, description: null },
  ...{ streetAddress: null, postalCode: null, city: "Antibes", country: null, rating: 4, currency: "EUR" },
  ...{ leadTimeDays: null, accountNumber: null, paymentTerms: null, archivedAt: null, mergedIntoId: null },
  ...{ contacts: [], documents: [], mergedInto: null },
  can: { fields: supplierFields, edit: true, archive: true, whyKept: null, restore: false, seeOrders: true },
};
export const contact: Supplier["contacts"][number] = {
  ...{ id: newId(), version: 2, supplierId: id, name: "Toni", duty: null, email: null, phone: null, takesOrders: true },
};
export const document: Supplier["documents"][number] = {
  ...{ id: newId(), version: 2, title: "Insurance", kind: "insurance", expiresOn: null, hasNoExpiry: false },
  ...{ file: null, state: "unknown", daysLeft: null },
};
export const papers = saved<Papers>({
  ...{ profileId: newId(), name: "Zoë Lind", birthDate: null, papers: [], missing: [] },
  addable: ["passport"],
});
export const engagement = {
  ...{ id: newId(), version: 2, profileId: newId(), rank: "Deckhand", signedOnOn: "2026-03-01", signedOffOn: null },
  ...{ signOnPort: null, signOffPort: null, signOffReason: null, agreementReference: null, remarks: null, days: 100 },
};
export const lot = {
  ...{ id: newId(), version: 2, lotNumber: "L-1", expiry: null, onHand: 4, places: [] },
  can: { fields: ["lotNumber", "expiresOn"] },
};
export const machine = aMachine();
export const part: EditedPart = {
  ...{ id: newId(), version: 2, equipmentId: machine.id, designation: "Impeller", sectionId: null, itemId: null },
  ...{ itemName: null, partNo: null, figureNumber: null, unit: null, measurement: null, fittedQuantity: 1 },
  ...{ serialNo: null, standard: null, key: null, description: null },
  can: { fields: partFields },
};

export const order = {
  ...{ id: newId(), version: 4, numberText: "PO-2026-0012", title: "Filters", status: "draft", today: "2026-06-15" },
  ...{
    supplierId: id,
    supplierName: "Pon Power",
    currency: "EUR",
    exchangeRate: null,
    neededOn: null,
    expectedOn: null,
  },
  ...{ deliverTo: null, notes: null, internalNotes: null, shippingMinor: null, supplierReference: null },
  ...{ lines: [anOrderLine()], can: { fields: orderFields } },
};

export const logEntry = {
  ...{ id: newId(), version: 2, nameId: null, recordName: null, loggedOn: "2026-06-10", title: "Espiguette" },
  ...{ engineHours: 12, toldHours: 12, fuelTaken: null, fuelLeft: 180, distance: 90, crew: "Anne", remarks: null },
  ...{ archivedAt: null, createdAt: made, readings: [] },
  can: { fields: logEntryFields, edit: true, archive: true, restore: false, seeMachines: true },
};

export const logName = {
  id: newId(),
  version: 2,
  name: "Trip",
  entries: 3,
  isArchived: false,
  can: { fields: ["name"] },
};

export const noDates = { description: null, startsOn: null, endsOn: null };
