import { newId } from "@ymp/core/ids";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { makeOrdered } from "@ymp/testing/factories/orders";
import type { World } from "@ymp/testing/world";

import { madeOfPeople } from "./made-of-people.ts";
import { type Arranged, chief, monthly, named, on, sentFile, twins } from "./twins.ts";

async function aSupplier(world: World): Promise<string> {
  const id = newId();
  await chief(world).suppliers.save({ id, name: `Chandler ${id}` });
  return id;
}

async function lying(world: World) {
  const { item, locationIds } = await makeItem(world, { stock: { Bosun: 9, Bilge: 1 } });
  return { id: newId(), itemId: item.id, locationId: locationIds.Bosun ?? "", elsewhere: locationIds.Bilge ?? "" };
}

const posting =
  (more: object, other: object): Arranged =>
  async (world) => {
    const { elsewhere: _, ...at } = await lying(world);
    return twins({ ...at, ...more }, other);
  };

/** What each call makes under an id of the sender's, by its path. */
export const madeByCalls: Record<string, Arranged> = {
  ...madeOfPeople,
  "jobs.create": () => twins({ id: newId(), title: "Grease the winch" }, { title: "Grease both winches" }),
  "logbooks.open": async (world) => {
    await givePins(world);
    const opening = { kind: "custom", number: `C-${newId()}`, place: "Palma", pin: worldPin } as const;
    const form = { title: "Galley", columns: [{ key: "note", label: "Note", type: "text" as const }] };
    return twins({ id: newId(), ...opening, form }, { place: "Antibes" });
  },
  "inspections.start": async (world) => {
    await givePins(world);
    const about = { authority: "Affaires maritimes", officer: "P. Girard", hours: 1, pin: worldPin };
    return twins({ id: newId(), ...about }, { officer: "Somebody else" });
  },
  "logbooks.saveDraft": async (world) => {
    await givePins(world);
    const { id: logbookId } = await openBook(world, { kind: "oil2" });
    const draft = { id: newId(), logbookId, code: "O", values: { record: "Nothing to report." } };
    return twins(draft, { values: { record: "Something else." } });
  },
  "logbooks.enter": async (world) => {
    await givePins(world);
    const { id: logbookId } = await openBook(world);
    const entry = { id: newId(), logbookId, code: "I", occurredAt: world.now() };
    return twins({ ...entry, values: { remarks: "Valve closed." } }, { values: { remarks: "Valve opened." } });
  },
  "logbooks.attachFile": async (world) => {
    await givePins(world);
    const { id: logbookId } = await openBook(world, { kind: "imooil1" });
    const { id: entryId } = await makeEntry(world, { logbookId });
    const createdBy = world.person("chief").userId;
    const [one, other] = await Promise.all([makeFile(world, { createdBy }), makeFile(world, { createdBy })]);
    return twins({ id: newId(), entryId, fileId: one.id }, { fileId: other.id });
  },
  "logbooks.declarePaper": async (world) => {
    await givePins(world);
    const { id: logbookId } = await openBook(world, { kind: "garbage1" });
    const from = world.now();
    world.setNow(new Date(from.getTime() + 3_600_000));
    const period = { id: newId(), logbookId, from, to: world.now(), pages: "12", reason: "No power", pin: worldPin };
    return twins(period, { pages: "13" });
  },
  "logbooks.storeDeclaration": async (world) => {
    await givePins(world);
    const { id: logbookId } = await openBook(world, { kind: "garbage2" });
    const issued = { issuer: "Registry", reference: "ERB 9", issuedOn: on("2026-01-01") };
    return twins({ id: newId(), logbookId, ...issued, pin: worldPin }, { reference: "ERB 10" });
  },
  "logbooks.saveTank": named({ capacity: "2.00" }),
  "jobs.complete": async (world) => {
    const { id } = await makeJob(world);
    return twins({ id, completionId: newId(), workDone: "Greased", doneAt: world.now() }, { workDone: "Replaced" });
  },
  "jobs.completeRound": async (world) => {
    const { id } = await makeJob(world);
    const round = { jobs: [{ id, completionId: newId() }], workDone: "Greased", doneAt: world.now() };
    return twins(round, { workDone: "Replaced" });
  },
  "jobs.addTask": async (world) => {
    const { id } = await makeJob(world);
    return twins({ id, taskId: newId(), title: "Drain" }, { title: "Fill" });
  },
  "plans.create": () => twins({ id: newId(), title: "Grease", rule: monthly }, { title: "Grease again" }),
  "plans.recordMeasured": async (world) => {
    const planId = newId();
    const measured = { name: "Insulation", unit: "MΩ", min: 5, max: null };
    const rule = { trigger: "condition", measured, dueWithinDays: 7 } as const;
    await chief(world).plans.create({ id: planId, title: "Insulation", rule });
    return twins({ id: newId(), planId, value: 9, readAt: world.now() }, { value: 8 });
  },
  "plans.addEvent": () => twins({ id: newId(), event: "heavy_weather", on: on("2026-06-15") }, { note: "Gale" }),
  "inventory.save": named(),
  "inventory.receive": posting({ quantity: 2 }, { quantity: 3 }),
  "inventory.consume": posting({ quantity: 2 }, { quantity: 3 }),
  "inventory.adjust": posting({ counted: 2, reason: "Miscounted" }, { counted: 3 }),
  "inventory.count": posting({ counted: 2 }, { counted: 3 }),
  "inventory.scrap": posting({ quantity: 2, reason: "Wet" }, { reason: "Lost" }),
  "inventory.transfer": async (world) => {
    const { elsewhere: toLocationId, ...at } = await lying(world);
    return twins({ ...at, toLocationId, quantity: 2 }, { quantity: 3 });
  },
  "inventory.correctCost": async (world) => {
    const { elsewhere: _, ...at } = await lying(world);
    const { moveIds } = await chief(world).inventory.receive({ ...at, quantity: 2, unitCostMinor: 100 });
    return twins({ id: newId(), moveId: moveIds[0], unitCostMinor: 200, reason: "Misread" }, { unitCostMinor: 300 });
  },
  "inventory.saveLot": async (world) => {
    const { item } = await makeItem(world);
    return twins({ id: newId(), itemId: item.id, lotNumber: "L-1" }, { lotNumber: "L-2" });
  },
  "inventory.saveLocation": named(),
  "counts.create": named({ isBlind: true }),
  "counts.countLine": async (world) => {
    const { elsewhere: _, ...at } = await lying(world);
    const { id: countId } = await chief(world).counts.create({ id: newId(), name: "Stores", isBlind: true });
    return twins({ ...at, countId, quantity: 2, isAdded: false, countedAt: world.now() }, { note: "Wet" });
  },
  "suppliers.save": named(),
  "suppliers.saveContact": async (world) => named({ supplierId: await aSupplier(world) })(world),
  "suppliers.saveDocument": async (world) =>
    twins({ id: newId(), supplierId: await aSupplier(world), title: "Licence" }, { title: "Contract" }),
  "orders.save": () => twins({ id: newId(), title: "Rope", currency: "EUR", lines: [] }, { title: "Line" }),
  "orders.createCopy": async (world) => {
    const [one, other] = [await makeOrdered(world), await makeOrdered(world)];
    return twins({ id: newId(), orderId: one.id }, { orderId: other.id });
  },
  "orders.receive": async (world) => {
    const { id, locationId } = await makeOrdered(world, { lines: [{ quantity: 2, unitPriceMinor: 100 }] });
    const [line] = (await chief(world).orders.get({ id })).lines;
    const lines = [{ orderLineId: line?.id ?? "", quantity: 1, locationId }];
    return twins({ id, receiptId: newId(), lines }, { deliveryNote: "4711" });
  },
  "orders.createFromProposal": async (world) => {
    const { item } = await makeItem(world);
    const draft = (quantity: number) => [{ ...order, lines: [{ ...line, quantity }] }];
    const order = { id: newId(), supplierId: null, title: "Stores" };
    const line = { id: newId(), itemId: item.id };
    return [{ orders: draft(1) }, { orders: draft(2) }];
  },
  "worklists.save": named({ kind: "yard" }),
  "worklists.copy": async (world) => {
    const id = newId();
    await chief(world).worklists.save({ id, name: "Yard", kind: "yard" });
    return twins({ id, newId: newId(), name: "Next yard" }, { name: "Last yard" });
  },
  "taskGroups.save": named({ tasks: ["Drain"] }),
  "templates.save": () => {
    const template = { title: "Oil change", interval: { n: 1, unit: "month" }, tasks: ["Drain"] };
    return twins(
      { id: newId(), equipmentType: "generator", template },
      { template: { ...template, title: "Filter change" } },
    );
  },
  "templates.startFrom": async (world) => {
    const { models } = await chief(world).templates.models();
    const [model] = models;
    const machine = { id: newId(), key: model?.key ?? "", name: "Generator 1" };
    return [{ machines: [machine] }, { machines: [{ ...machine, name: "Generator 2" }] }];
  },
  "spareParts.save": async (world) => {
    const { id: equipmentId } = await makeEquipment(world);
    return twins({ id: newId(), equipmentId, designation: "Impeller" }, { designation: "Seal" });
  },
  "spareParts.saveSection": async (world) => named({ equipmentId: (await makeEquipment(world)).id })(world),
  "spareParts.createItemFor": async (world) => {
    const { id: equipmentId } = await makeEquipment(world);
    const part = await makePart(world, { equipmentId });
    return twins({ id: part.id, itemId: newId(), name: "Impeller" }, { name: "Seal" });
  },
  "spareParts.addToOrder": async (world) => {
    const { id: equipmentId } = await makeEquipment(world);
    const part = await makePart(world, { equipmentId });
    return twins({ id: newId(), partId: part.id, orderId: newId(), quantity: 1 }, { quantity: 2 });
  },
  "people.save": () => twins({ id: newId(), firstName: "Ann", lastName: "Lee" }, { lastName: "Leigh" }),
  "savedViews.save": named({ module: "inventory", search: {} }),
  "comments.create": async (world) => {
    const { id: recordId } = await makeJob(world);
    return twins({ id: newId(), recordKind: "job", recordId, body: "Worn" }, { body: "New" });
  },
  "recordFiles.add": async (world) => {
    const { item } = await makeItem(world);
    const added = { id: newId(), recordKind: "item", recordId: item.id, fileId: await sentFile(world), kind: "photo" };
    return twins(added, { kind: "file" });
  },
  "equipment.create": named(),
  "equipment.copy": async (world) => {
    const { id } = await makeEquipment(world);
    return twins({ id, newId: newId(), name: "Pump 2" }, { name: "Pump 3" });
  },
  "equipment.copyMany": async (world) => {
    const { id } = await makeEquipment(world);
    const copy = { newId: newId(), name: "Pump 2" };
    return [
      { id, copies: [copy] },
      { id, copies: [{ ...copy, name: "Pump 3" }] },
    ];
  },
  "equipment.createSection": async (world) => named({ equipmentId: (await makeEquipment(world)).id })(world),
  "equipment.addFile": async (world) => {
    const { id: equipmentId } = await makeEquipment(world);
    return twins({ id: newId(), equipmentId, fileId: await sentFile(world) }, { title: "Nameplate" });
  },
  "log.save": () => twins({ id: newId(), loggedOn: on("2026-06-10"), title: "Sète" }, { title: "Séte and back" }),
  "log.saveName": named(),
  "equipment.saveRound": async (world) => {
    const { id: equipmentId } = await makeEquipment(world);
    const { id: counterId } = await makeCounter(world, { equipmentId });
    return named({ counterIds: [counterId] })(world);
  },
  "equipment.addReading": async (world) => {
    const { id: equipmentId } = await makeEquipment(world);
    return twins({ id: newId(), equipmentId, reading: 10_000, readAt: world.now() }, { note: "New meter" });
  },
  "imports.write": async (world) => {
    const file = { fileName: "list.csv", base64: Buffer.from(`Equipment\nAnchor ${newId()}\n`).toString("base64") };
    const [sheet] = (await chief(world).imports.read({ ...file, kind: "equipment" })).sheets;
    const mapping = sheet?.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
    return twins({ id: newId(), ...file, kind: "equipment", mapping }, { fileName: "other.csv" });
  },
  "users.create": () => {
    const ids = { userId: newId(), profileId: newId() };
    const person = { ...ids, username: `ann.${ids.userId}`, email: `${ids.userId}@example.com`, role: "crew" };
    return twins(
      { ...person, firstName: "Ann", lastName: "Lee", department: "deck", isOnMailingList: false },
      { lastName: "Leigh" },
    );
  },
  "users.invite": () => {
    const ids = { userId: newId(), profileId: newId() };
    const person = { ...ids, email: `${ids.userId}@example.com`, userType: "surveyor" };
    return twins({ ...person, firstName: "Ann", lastName: "Lee" }, { lastName: "Leigh" });
  },
};

const oilChange = { title: "Oil change", interval: { n: 1, unit: "month" }, tasks: ["Drain"] };

const model = {
  ...{ equipmentType: "generator", name: "Generator", department: "engineering", location: "Engine room" },
  ...{ isCritical: true, isStandby: false, isUsedAtSea: true, isUsedInPort: true, hasHourCounter: true },
};

/** What the platform makes, from outside any vessel. */
export const madeByPlatform: Record<string, Arranged> = {
  "platform.saveCompany": named(),
  "platform.createVessel": named({ edition: "full", timeZone: "Europe/Paris", currency: "EUR" }),
  "support.begin": async (world) => {
    const vesselId = newId();
    const boat = { name: `Named ${vesselId}`, edition: "full", timeZone: "Europe/Paris", currency: "EUR" } as const;
    await world.as("superadmin").platform.createVessel({ id: vesselId, ...boat });
    return twins({ id: newId(), vesselId, reason: "Asked for help" }, { reason: "Something else" });
  },
  "library.saveJob": () =>
    twins(
      { id: newId(), equipmentType: "generator", template: oilChange },
      { template: { ...oilChange, title: "Filter change" } },
    ),
  "library.saveModel": () => twins({ id: newId(), model }, { model: { ...model, name: "Generator, large" } }),
};

/** Takes an id and makes nothing under it, or keeps nothing that a later one could overwrite unseen. */
export const makesNothing: Record<string, string> = {
  "watchLogs.takeOver": "the id is that of a watch; who stands it takes it over once",
  "templates.takeFromLibrary":
    "what is taken follows from the key; another under the same id is refused by the library",
  "taskGroups.applyToJob": "lines come of the group as it stands; those sent before are left",
  "spareParts.createItems": "items come of the parts as they stand; parts that have one are passed over",
  "equipment.addReadings": "each line is told from another by itself: lines that were refused are sent again",
  "library.setJobArchived": "of a shipped entry it says nothing but what becomes of it",
  "library.setModelArchived": "of a shipped entry it says nothing but what becomes of it",
  "platform.addMembership": "names an account that is there",
  "equipment.swap": "the version of both machines is told",
  ...Object.fromEntries(
    [
      ...["jobs.setPart", "worklists.setNote", "spareParts.setSpot", "spareParts.linkItem", "people.setPettyCash"],
      "equipment.renameFile",
      ...["rest.saveDay", "rest.saveRules", "rest.noteBreach", "rest.savePlan", "seaService.tellDays"],
    ].map((path) => [path, "a value of what is there, judged by what its sender has seen"]),
  ),
};
