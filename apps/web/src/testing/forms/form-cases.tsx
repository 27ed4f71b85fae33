import type { FieldPolicy } from "@ymp/core/access/field-policy";
import { newId } from "@ymp/core/ids";
import { equipmentPolicy } from "@ymp/core/maintenance/equipment-fields";
import { itemPolicy } from "@ymp/core/maintenance/item-fields";
import { partFields, partPolicy } from "@ymp/core/maintenance/part-fields";
import { orderFields, orderPolicy } from "@ymp/core/orders/order-fields";
import { supplierFields, supplierPolicy } from "@ymp/core/orders/supplier-fields";
import type { ReactNode } from "react";
import { aMachine } from "../../features/equipment/machine.fixture.ts";
import { MachineFormSheet } from "../../features/equipment/machine-form-sheet.tsx";
import { anItem } from "../../features/inventory/item.fixture.ts";
import { ItemFormSheet } from "../../features/inventory/item-form-sheet.tsx";
import { NewJobDialog } from "../../features/jobs/new-job-dialog.tsx";
import { plan } from "../../features/jobs/plan.fixture.ts";
import { PlanEditor } from "../../features/jobs/plan-editor.tsx";
import { RaiseJobDialog } from "../../features/jobs/raise-job-dialog.tsx";
import { DetailsDialog } from "../../features/orders/details-dialog.tsx";
import { anOrderLine } from "../../features/orders/order.fixture.ts";
import { OrderEditor } from "../../features/orders/order-editor.tsx";
import { ContactDialog } from "../../features/suppliers/contact-dialog.tsx";
import { SupplierFormSheet } from "../../features/suppliers/supplier-form-sheet.tsx";
import type { Supplier } from "../../features/suppliers/suppliers.queries.ts";
import { InviteDialog } from "../../features/users/invite-dialog.tsx";
import { NewUserDialog } from "../../features/users/new-user-dialog.tsx";
import { WorklistFormDialog } from "../../features/worklists/worklist-form-dialog.tsx";
import type { EditedPart } from "../../lib/spare-parts/edited-part.ts";
import { PartFormDialog } from "../../lib/spare-parts/part-form-dialog.tsx";
import type { Answers } from "../fake-server.ts";

/** One form of the application, for the tests that are the same for all of them. */
export interface FormCase {
  /** Below `apps/web/src`. */
  file: string;
  /** Opens it over what is saved now. */
  draw: (saved: object, close: () => void) => ReactNode;
  /** What is changed. */
  record: { id: string; version: number } & object;
  answers?: Answers;
  /** How the record is read; `within` puts it where the answer has it. */
  get?: { path: string; within?: (record: object) => object };
  save: string;
  /** Tells who changed it: the record's own call where that does. Absent where the reader is not told. */
  history?: string;
  /** The verb on the button. */
  submit: string;
  /** A text field: its label, its name, what is typed over it, and what somebody else writes there. */
  field: { label: string | RegExp; name: string; typed: string; theirs: string };
  /** Another field, that somebody else changes. */
  other: { name: string; value: unknown };
  /** Who may change which of its fields; absent where whoever opens it may change all. */
  policy?: FieldPolicy<string, string>;
}

/** One that only creates: what is typed into its first field is kept, and lost only when that is wanted. */
export type NewFormCase = Pick<FormCase, "file" | "draw" | "answers"> & {
  field: Pick<FormCase["field"], "label" | "typed">;
};

/** What the server answers is what the screen takes it for; the compiler cannot know it of a table of all forms. */
const saved = <Kept,>(record: object) => record as Kept;

const made = new Date("2026-06-15T09:00:00Z");
const id = newId();
const supplier: Supplier = {
  ...{ id, version: 3, name: "Pon Power", createdAt: made, updatedAt: made, createdBy: null },
  ...{ categories: ["Engines"], operatingIn: [], email: null, phone: "+33 4", website: null, description: null },
  ...{ streetAddress: null, postalCode: null, city: "Antibes", country: null, rating: 4, currency: "EUR" },
  ...{ leadTimeDays: null, accountNumber: null, paymentTerms: null, archivedAt: null, mergedIntoId: null },
  ...{ contacts: [], documents: [], mergedInto: null },
  can: { fields: supplierFields, edit: true, restore: false, seeOrders: true },
};
const contact: Supplier["contacts"][number] = {
  ...{ id: newId(), version: 2, supplierId: id, name: "Toni", duty: null, email: null, phone: null, takesOrders: true },
};
const machine = aMachine();
const part: EditedPart = {
  ...{ id: newId(), version: 2, equipmentId: machine.id, designation: "Impeller", sectionId: null, itemId: null },
  ...{ itemName: null, partNo: null, figureNumber: null, unit: null, measurement: null, fittedQuantity: 1 },
  ...{ serialNo: null, standard: null, key: null, description: null },
  can: { fields: partFields },
};

const order = {
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

const noDates = { description: null, startsOn: null, endsOn: null };

/** Every form that changes a record. */
export const recordForms: FormCase[] = [
  {
    file: "features/inventory/item-form-sheet.tsx",
    record: anItem(),
    draw: (item, close) => <ItemFormSheet item={saved(item)} onClose={close} />,
    answers: {
      "inventory.categories": () => [],
      "inventory.locations": () => [],
      "suppliers.pick": () => ({ rows: [], hasMore: false }),
    },
    ...{ get: { path: "inventory.get" }, save: "inventory.save", history: "inventory.history", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Rocket", theirs: "Flare" },
    other: { name: "isCritical", value: false },
    policy: itemPolicy,
  },
  {
    file: "lib/spare-parts/part-form-dialog.tsx",
    record: part,
    draw: (one, close) => <PartFormDialog machine={machine} part={saved(one)} onClose={close} />,
    answers: { "spareParts.sections": () => [], "inventory.pick": () => ({ rows: [], hasMore: false }) },
    ...{ get: { path: "spareParts.get" }, save: "spareParts.save", history: "spareParts.history", submit: "Save" },
    field: { label: /^Designation/, name: "designation", typed: "Pump impeller", theirs: "Rotor" },
    other: { name: "partNo", value: "22-4711" },
    policy: partPolicy,
  },
  {
    file: "features/equipment/machine-form-sheet.tsx",
    record: machine,
    draw: (one, close) => <MachineFormSheet machine={saved(one)} onClose={close} />,
    answers: { "equipment.places": () => [], "suppliers.pick": () => ({ rows: [], hasMore: false }) },
    ...{ get: { path: "equipment.get" }, save: "equipment.update", history: "equipment.history", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Generator, port", theirs: "Genset" },
    other: { name: "isCritical", value: false },
    policy: equipmentPolicy,
  },
  {
    file: "features/suppliers/supplier-form-sheet.tsx",
    record: supplier,
    draw: (one, close) => <SupplierFormSheet supplier={saved(one)} onClose={close} onSaved={close} />,
    answers: { "suppliers.summary": () => ({ categories: [], operatingIn: [], countries: [] }) },
    ...{ get: { path: "suppliers.get" }, save: "suppliers.save", history: "suppliers.history", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Pon", theirs: "Pon Power BV" },
    other: { name: "phone", value: "+33 5" },
    policy: supplierPolicy,
  },
  {
    file: "features/suppliers/contact-dialog.tsx",
    record: contact,
    draw: (one, close) => <ContactDialog supplierId={id} contact={saved(one)} onClose={close} />,
    get: { path: "suppliers.get", within: (one) => ({ ...supplier, contacts: [one] }) },
    ...{ save: "suppliers.saveContact", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Toni Ferragut", theirs: "Antonio" },
    other: { name: "phone", value: "+33 5" },
  },
  {
    file: "features/orders/order-editor.tsx",
    record: order,
    draw: (one, close) => <OrderEditor order={saved(one)} onClose={close} onSaved={close} />,
    answers: {
      "suppliers.pick": () => ({ rows: [], hasMore: false }),
      "inventory.pick": () => ({ rows: [], hasMore: false }),
    },
    ...{ get: { path: "orders.get" }, save: "orders.save", history: "orders.history", submit: "Save draft" },
    field: { label: /^Title/, name: "title", typed: "Filters, port", theirs: "Oil filters" },
    other: { name: "notes", value: "Before noon" },
  },
  {
    file: "features/orders/details-dialog.tsx",
    record: order,
    draw: (one, close) => <DetailsDialog order={saved(one)} onClose={close} />,
    ...{ get: { path: "orders.get" }, save: "orders.saveDetails", history: "orders.history", submit: "Save" },
    field: { label: "Supplier’s reference", name: "supplierReference", typed: "4711", theirs: "4712" },
    other: { name: "deliverTo", value: "Quay 4" },
    policy: orderPolicy,
  },
  {
    file: "features/jobs/plan-editor.tsx",
    record: plan,
    draw: (_, close) => <PlanEditor planId={plan.id} onClose={close} />,
    answers: { "people.pick": () => [], "plans.preview": () => [], "comments.list": () => [], "plans.get": () => plan },
    ...{ get: { path: "plans.get" }, save: "plans.update", history: "plans.get", submit: "Save plan" },
    field: { label: "What is to be done", name: "title", typed: "Flush with fresh water", theirs: "Flush twice" },
    other: { name: "isCritical", value: true },
  },
  {
    file: "features/worklists/worklist-form-dialog.tsx",
    record: { ...{ id: newId(), version: 2, name: "Yard period", kind: "yard" }, ...noDates },
    draw: (one, close) => <WorklistFormDialog list={saved(one)} onClose={close} />,
    ...{ get: { path: "worklists.get" }, save: "worklists.save", history: "worklists.history", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Winter yard", theirs: "Refit" },
    other: { name: "description", value: "Palma" },
  },
];

/** Every form that only creates. */
export const newForms: NewFormCase[] = [
  {
    file: "features/jobs/new-job-dialog.tsx",
    draw: (_, close) => <NewJobDialog equipmentId={null} begun={null} onRecurring={close} onClose={close} />,
    field: { label: /^Job/, typed: "Grease the capstan" },
  },
  {
    file: "features/jobs/raise-job-dialog.tsx",
    draw: (_, close) => <RaiseJobDialog equipmentId={null} onClose={close} />,
    field: { label: /^What is wrong/, typed: "Leaks at the seal" },
  },
  {
    file: "features/users/new-user-dialog.tsx",
    draw: (_, close) => <NewUserDialog onClose={close} />,
    field: { label: "First name", typed: "Zoë" },
  },
  {
    file: "features/users/invite-dialog.tsx",
    draw: (_, close) => <InviteDialog onClose={close} />,
    field: { label: "First name", typed: "Zoë" },
  },
];
