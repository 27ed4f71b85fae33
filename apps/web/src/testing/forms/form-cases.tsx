import { newId } from "@ymp/core/ids";
import { logEntryPolicy } from "@ymp/core/log-fields";
import { equipmentPolicy } from "@ymp/core/maintenance/equipment-fields";
import { itemPolicy, lotPolicy } from "@ymp/core/maintenance/item-fields";
import { partPolicy } from "@ymp/core/maintenance/part-fields";
import { planPolicy } from "@ymp/core/maintenance/plan-fields";
import { orderPolicy } from "@ymp/core/orders/order-fields";
import { supplierPolicy } from "@ymp/core/orders/supplier-fields";
import { MachineFormSheet } from "../../features/equipment/machine-form-sheet.tsx";
import { PartFormDialog } from "../../features/equipment/parts/part-form-dialog.tsx";
import { RoundEditorSheet } from "../../features/equipment/round-editor-sheet.tsx";
import { anItem, aPlace } from "../../features/inventory/item.fixture.ts";
import { ItemFormSheet } from "../../features/inventory/item-form-sheet.tsx";
import { LotDialog } from "../../features/inventory/lot-dialog.tsx";
import { PlaceForm } from "../../features/inventory/place-form.tsx";
import { NewJobDialog } from "../../features/jobs/new-job-dialog.tsx";
import { plan } from "../../features/jobs/plan.fixture.ts";
import { PlanEditor } from "../../features/jobs/plan-editor.tsx";
import { RaiseJobDialog } from "../../features/jobs/raise-job-dialog.tsx";
import { EntryFormSheet } from "../../features/log/entry-form-sheet.tsx";
import { NameFormDialog } from "../../features/log/name-form-dialog.tsx";
import { TankDialog } from "../../features/logbooks/tank-dialog.tsx";
import { DetailsDialog } from "../../features/orders/details-dialog.tsx";
import { OrderEditor } from "../../features/orders/order-editor.tsx";
import { EngagementDialog } from "../../features/people/engagements/engagement-dialog.tsx";
import { aPaper } from "../../features/people/papers/paper.fixture.ts";
import { PaperDialog } from "../../features/people/papers/paper-dialog.tsx";
import { CompanyDialog } from "../../features/platform/company-dialog.tsx";
import { EditVesselDialog } from "../../features/platform/edit-vessel-dialog.tsx";
import { ternRecord } from "../../features/platform/platform-admin.fixture.ts";
import { ContactDialog } from "../../features/suppliers/contact-dialog.tsx";
import { DocumentDialog } from "../../features/suppliers/document-dialog.tsx";
import { SupplierFormSheet } from "../../features/suppliers/supplier-form-sheet.tsx";
import { InviteDialog } from "../../features/users/invite-dialog.tsx";
import { NewUserDialog } from "../../features/users/new-user-dialog.tsx";
import { NoteDialog } from "../../features/worklists/note-dialog.tsx";
import { TaskGroupForm } from "../../features/worklists/task-group-form.tsx";
import { WorklistFormDialog } from "../../features/worklists/worklist-form-dialog.tsx";
import { crewMailForms, newCrewMailForms } from "./crew-mail-form-cases.tsx";
import type { FormCase, NewFormCase } from "./form-case.ts";
import {
  aTank,
  contact,
  document,
  engagement,
  logEntry,
  logName,
  lot,
  machine,
  noDates,
  order,
  papers,
  part,
  saved,
  supplier,
} from "./form-records.ts";
import { guestForms } from "./guests-form-cases.tsx";
import { leaveForms } from "./leave-form-cases.tsx";
import { manningForms } from "./manning-form-cases.tsx";
import { seaServiceForms } from "./sea-service-form-cases.tsx";
import { soundingForms } from "./soundings-form-cases.tsx";
import { tripForms } from "./trips-form-cases.tsx";
import { watchPlanForms } from "./watch-plans-form-cases.tsx";

/** On a list, where its place has the version. */
const placed = (job: object) => {
  const kept = saved<Parameters<typeof NoteDialog>[0]["job"] & { version: number }>(job);
  return { ...kept, entryVersion: kept.version };
};

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
    file: "features/equipment/parts/part-form-dialog.tsx",
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
    draw: (one, close) => <ContactDialog supplierId={supplier.id} contact={saved(one)} onClose={close} />,
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
    policy: planPolicy,
  },
  {
    file: "features/worklists/worklist-form-dialog.tsx",
    record: { ...{ id: newId(), version: 2, name: "Yard period", kind: "yard" }, ...noDates },
    draw: (one, close) => <WorklistFormDialog list={saved(one)} onClose={close} />,
    ...{ get: { path: "worklists.get" }, save: "worklists.save", history: "worklists.history", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Winter yard", theirs: "Refit" },
    other: { name: "description", value: "Palma" },
  },
  {
    file: "features/worklists/note-dialog.tsx",
    record: { ...{ id: newId(), version: 2 }, ...{ title: "Renew the impeller", note: "Zinc" } },
    draw: (job, close) => <NoteDialog list={{ id: supplier.id }} job={placed(job)} onClose={close} />,
    get: { path: "worklists.entries", within: (job) => ({ rows: [placed(job)] }) },
    ...{ save: "worklists.setNote", submit: "Save" },
    field: { label: /^Note/, name: "note", typed: "Two anodes", theirs: "Three anodes" },
    other: { name: "title", value: "Renew both impellers" },
  },
  {
    file: "features/worklists/task-group-form.tsx",
    record: {
      ...{ id: newId(), version: 2, name: "Pump seal" },
      ...{ department: null, tasks: ["Isolate", "Drain down"] },
    },
    draw: (one, close) => <TaskGroupForm group={saved(one)} onClose={close} />,
    get: { path: "taskGroups.list", within: (one) => ({ groups: [one], canEdit: true }) },
    ...{ save: "taskGroups.save", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Shaft seal", theirs: "Seal" },
    other: { name: "tasks", value: ["Isolate", "Drain down", "Renew the seal"] },
  },
  {
    file: "features/suppliers/document-dialog.tsx",
    record: document,
    draw: (one, close) => <DocumentDialog supplierId={supplier.id} document={saved(one)} onClose={close} />,
    get: { path: "suppliers.get", within: (one) => ({ ...supplier, documents: [one] }) },
    ...{ save: "suppliers.saveDocument", submit: "Save" },
    field: { label: /^Title/, name: "title", typed: "Hull insurance", theirs: "P&I cover" },
    other: { name: "expiresOn", value: "2027-03-31" },
  },
  {
    file: "features/platform/company-dialog.tsx",
    record: {
      ...{ id: newId(), version: 2, name: "Blue Fleet", address: null, contact: null, isFree: false },
      ...{ vessels: [], members: [] },
    },
    draw: (one, close) => <CompanyDialog company={saved(one)} onClose={close} />,
    get: { path: "platform.companies", within: (one) => [one] },
    ...{ save: "platform.saveCompany", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Blue Fleet Ltd", theirs: "Blue Fleets" },
    other: { name: "contact", value: "office@bluefleet.example" },
  },
  {
    file: "features/platform/edit-vessel-dialog.tsx",
    record: ternRecord,
    draw: (one, close) => <EditVesselDialog vessel={saved(one)} onClose={close} />,
    answers: { "platform.companies": () => [] },
    ...{ get: { path: "platform.vessel" }, save: "platform.updateVessel", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Arctic Tern", theirs: "Little Tern" },
    other: { name: "flag", value: "Malta" },
  },
  {
    file: "features/people/papers/paper-dialog.tsx",
    record: aPaper({ version: 2, number: "A 1" }),
    draw: (one, close) => <PaperDialog task={{ kind: "edit", paper: saved(one) }} papers={papers} onClose={close} />,
    get: { path: "crewDocuments.list", within: (one) => ({ ...papers, papers: [one] }) },
    ...{ save: "crewDocuments.save", submit: "Save" },
    field: { label: /^Number/, name: "number", typed: "B 2", theirs: "C 3" },
    other: { name: "issuingAuthority", value: "MCA" },
  },
  {
    file: "features/logbooks/tank-dialog.tsx",
    record: aTank,
    draw: (one, close) => <TankDialog tank={saved(one)} onClose={close} />,
    get: { path: "logbooks.tanks", within: (one) => [one] },
    ...{ save: "logbooks.saveTank", submit: "Save tank" },
    field: { label: /^Name/, name: "name", typed: "Sludge tank P", theirs: "Sludge tank S" },
    other: { name: "capacity", value: "2.40" },
  },
  {
    file: "features/people/engagements/engagement-dialog.tsx",
    record: engagement,
    draw: (_, close) => (
      <EngagementDialog
        target={{ kind: "edit", profileId: engagement.profileId, name: "Zoë Lind", engagementId: engagement.id }}
        onClose={close}
      />
    ),
    answers: { "onboard.engagements": () => [engagement] },
    get: { path: "onboard.engagements", within: (one) => [one] },
    ...{ save: "onboard.saveEngagement", submit: "Save" },
    field: { label: /^Rank/, name: "rank", typed: "Bosun", theirs: "Lead deckhand" },
    other: { name: "signOnPort", value: "Antibes" },
  },
  {
    file: "features/inventory/lot-dialog.tsx",
    record: lot,
    draw: (one, close) => <LotDialog item={{ id: supplier.id, name: "Flares" }} lot={saved(one)} onClose={close} />,
    get: { path: "inventory.lots", within: (one) => [one] },
    ...{ save: "inventory.saveLot", submit: "Save" },
    field: { label: "Lot number", name: "lotNumber", typed: "L-2", theirs: "L-3" },
    other: { name: "expiry", value: { on: "2028-01-31", state: "good" } },
    policy: lotPolicy,
  },
  {
    file: "features/inventory/place-form.tsx",
    record: { ...aPlace, version: 2 },
    draw: (one, close) => <PlaceForm place={saved(one)} onClose={close} />,
    get: { path: "inventory.locations", within: (one) => [one] },
    ...{ save: "inventory.saveLocation", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Wheelhouse", theirs: "Navigation bridge" },
    other: { name: "deck", value: "Upper deck" },
  },
  {
    file: "features/equipment/round-editor-sheet.tsx",
    record: {
      ...{ id: newId(), version: 2, name: "Morning", can: { fields: [] }, isArchived: false },
      ...{ department: null, meters: [{ id: newId(), equipmentName: "Generator", kind: "hours" }] },
    },
    draw: (one, close) => <RoundEditorSheet round={saved(one)} onClose={close} />,
    answers: { "equipment.meters": () => ({ rows: [], hasMore: false }) },
    get: { path: "equipment.rounds", within: (one) => [one] },
    ...{ save: "equipment.saveRound", submit: "Save round" },
    field: { label: /^Name/, name: "name", typed: "Engine room, morning", theirs: "Engine room" },
    other: { name: "department", value: "engineering" },
  },
  {
    file: "features/log/entry-form-sheet.tsx",
    record: logEntry,
    draw: (one, close) => <EntryFormSheet entry={saved(one)} onClose={close} onSaved={close} />,
    answers: { "log.begin": () => ({ names: [], last: null, meters: [], hasMoreMeters: false }) },
    ...{ get: { path: "log.get" }, save: "log.save", history: "log.history", submit: "Save" },
    field: { label: /^Where to/, name: "title", typed: "Sète and back", theirs: "Sète" },
    other: { name: "distance", value: 220 },
    policy: logEntryPolicy,
  },
  {
    file: "features/log/name-form-dialog.tsx",
    record: logName,
    draw: (one, close) => <NameFormDialog name={saved(one)} onClose={close} />,
    get: { path: "log.names", within: (one) => [one] },
    ...{ save: "log.saveName", submit: "Save" },
    field: { label: /^Name/, name: "name", typed: "Day out", theirs: "Outing" },
    other: { name: "entries", value: 4 },
  },
  ...crewMailForms,
  ...guestForms,
  ...seaServiceForms,
  ...tripForms,
  ...leaveForms,
  ...manningForms,
  ...watchPlanForms,
  ...soundingForms,
];

/** Every form that only creates. */
export const newForms: NewFormCase[] = [
  ...newCrewMailForms,
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
