import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { givePins, openBook } from "@ymp/testing/factories/logbooks";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { seenFromOutside, seenPlace } from "@ymp/testing/seen-places";
import type { World } from "@ymp/testing/world";

import { savedBy } from "./saved-by.ts";
import { savedFormsOfPeople } from "./saved-forms-of-people.ts";

/** Of each form a call that saves a record, and gives what the form sends when it is saved once more with nothing changed in it. */
export function savedForms(world: () => World): Record<string, () => Promise<object>> {
  const captain = () => world().as("captain");
  const platform = () => world().as("superadmin");

  const monthly = { trigger: "calendar", intervalCount: 1, intervalUnit: "month" } as const;
  const day = parseCalendarDate;

  const captainId = () => world().crew.A.captain.userId;

  /** A part on the drawing of a section. */
  async function drawnPart(): Promise<string> {
    const { id: equipmentId } = await makeEquipment(world());
    const [sectionId, id] = [newId(), newId()];
    await captain().spareParts.saveSection({ id: sectionId, equipmentId, name: "Head" });
    await captain().spareParts.save({ id, equipmentId, sectionId, designation: "Impeller" });
    return id;
  }

  async function supplier(): Promise<string> {
    const id = newId();
    await captain().suppliers.save({ id, name: `Chandler ${id}` });
    return id;
  }

  const forms: Record<string, () => Promise<object>> = {
    ...savedFormsOfPeople(world),
    "inventory.save": () =>
      savedBy(captain().inventory.save, {
        id: newId(),
        name: "Impeller",
        partNo: "4-1",
        minQuantity: 2,
        unit: "piece",
      }),
    "inventory.saveLot": async () => {
      const [itemId, id] = [newId(), newId()];
      await captain().inventory.save({ id: itemId, name: "Flares", hasLots: true });
      return savedBy(captain().inventory.saveLot, { id, itemId, lotNumber: "L-1", expiresOn: day("2027-06-01") });
    },
    "inventory.saveLocation": () =>
      savedBy(captain().inventory.saveLocation, { id: newId(), name: "Locker", deck: "2" }),
    "suppliers.save": () =>
      savedBy(captain().suppliers.save, { id: newId(), name: "Chandler", categories: ["spares"], city: "Palma" }),
    "suppliers.saveContact": async () =>
      savedBy(captain().suppliers.saveContact, { id: newId(), supplierId: await supplier(), name: "Ann", phone: "12" }),
    "suppliers.saveDocument": async () =>
      savedBy(captain().suppliers.saveDocument, {
        ...{ id: newId(), supplierId: await supplier(), title: "Contract", kind: "contract" as const },
        expiresOn: day("2027-06-01"),
      }),
    "orders.save": () =>
      savedBy(captain().orders.save, {
        ...{ id: newId(), title: "Rope", currency: "EUR", notes: "Soon" },
        lines: [{ id: newId(), description: "Rope", quantity: 1, partNo: "R-1" }],
      }),
    "orders.saveDetails": async () => {
      const { id } = await makeOrdered(world(), { who: "captain" });
      const details = { id, internalNotes: "Call first", deliverTo: "Berth 4" };
      const { version } = await captain().orders.get({ id });
      return { ...details, ...(await captain().orders.saveDetails({ ...details, version })) };
    },
    "worklists.save": () =>
      savedBy(captain().worklists.save, { id: newId(), name: "Yard period", kind: "yard", description: "Winter" }),
    "taskGroups.save": () =>
      savedBy(captain().taskGroups.save, { id: newId(), name: "Start-up", tasks: ["Valves", "Oil"] }),
    "templates.save": () =>
      savedBy(captain().templates.save, {
        ...{ id: newId(), equipmentType: "generator" as const },
        template: { title: "Oil change", interval: { n: 1, unit: "month" }, tasks: ["Drain", "Fill"] },
      }),
    "spareParts.save": async () => {
      const { id: equipmentId } = await makeEquipment(world());
      return savedBy(captain().spareParts.save, { id: newId(), equipmentId, designation: "Impeller", partNo: "4-1" });
    },
    "people.save": async () => {
      const id = world().crew.A.engineer.profileId;
      const values = { id, phone: "+34 4711", birthPlace: "Hull" };
      const { version } = await captain().people.get({ id });
      await captain().people.save({ ...values, version });
      return { ...values, version: version + 1 };
    },
    "people.setPettyCash": async () => {
      const held = { profileId: world().crew.A.engineer.profileId, currency: "EUR", amountMinor: 50_000 };
      await captain().people.setPettyCash(held);
      return { ...held, version: 1 };
    },
    "equipment.update": async () => {
      const { id, version } = await makeEquipment(world());
      const values = { id, name: "Pump 1", manufacturer: "Jabsco", isUsedAtSea: true, installedOn: day("2020-05-01") };
      return { ...values, ...(await captain().equipment.update({ ...values, version })) };
    },
    "equipment.updateSection": async () => {
      const { id: equipmentId } = await makeEquipment(world());
      const id = newId();
      await captain().equipment.createSection({ id, equipmentId, name: "Head" });
      return { id, version: 1, name: "Head" };
    },
    "log.save": () =>
      savedBy(captain().log.save, { id: newId(), loggedOn: day("2026-06-10"), title: "Sète and back", distance: 220 }),
    "log.saveName": () => savedBy(captain().log.saveName, { id: newId(), name: "Trip" }),
    "equipment.saveRound": async () => {
      const { id: equipmentId } = await makeEquipment(world());
      const { id: counterId } = await makeCounter(world(), { equipmentId });
      return savedBy(captain().equipment.saveRound, { id: newId(), name: "Engine room", counterIds: [counterId] });
    },
    "logbooks.saveDraft": async () => {
      await givePins(world());
      const { id: logbookId } = await openBook(world());
      return savedBy(captain().logbooks.saveDraft, {
        ...{ id: newId(), logbookId, code: "I", occurredAt: world().now(), shipOffsetMin: 120 },
        values: { remarks: "Nothing to report." },
      });
    },
    "logbooks.saveTank": () =>
      savedBy(captain().logbooks.saveTank, { id: newId(), name: "Sludge tank", capacity: "2.00", iopp: "3.1" }),
    "vessel.save": async () => {
      const { version } = await captain().vessel.get();
      await captain().vessel.save({ version, builder: "Feadship", hullNumber: "4711" });
      return { version: version + 1, builder: "Feadship", hullNumber: "4711" };
    },
    "platform.updateVessel": async () => {
      const vesselId = world().vessels.B.id;
      const { version } = await platform().platform.vessel({ vesselId });
      await platform().platform.updateVessel({ vesselId, version, builder: "Lürssen" });
      return { vesselId, version: version + 1, builder: "Lürssen" };
    },
    "platform.setSubscription": async () => {
      const vesselId = world().vessels.B.id;
      const { version } = await platform().platform.vessel({ vesselId });
      await platform().platform.setSubscription({ vesselId, version, subscription: "free" });
      return { vesselId, version: version + 1, subscription: "free" };
    },
    "platform.extend": async () => {
      const vesselId = world().vessels.B.id;
      const { version } = await platform().platform.vessel({ vesselId });
      await platform().platform.extend({ vesselId, version, endsOn: day("2099-06-01") });
      return { vesselId, version: version + 1, endsOn: day("2099-06-01") };
    },
    "platform.saveCompany": () =>
      savedBy(platform().platform.saveCompany, { id: newId(), name: "Fleet", contact: "Ann" }),
    "jobs.update": async () => {
      const { id, version } = await makeJob(world());
      const assigneeIds = [world().crew.A.engineer.profileId, world().crew.A.deckhand.profileId];
      const values = { id, title: "Grease", priority: "high" as const, assigneeIds, dueOn: day("2026-12-01") };
      return {
        ...values,
        assigneeIds: assigneeIds.toReversed(),
        ...(await captain().jobs.update({ ...values, version })),
      };
    },
    "plans.update": async () => {
      const plan = {
        id: newId(),
        title: "Grease",
        rule: monthly,
        tasks: ["Drain", "Fill"],
        department: "deck" as const,
      };
      await captain().plans.create(plan);
      return { ...plan, version: 1 };
    },
    "orders.setLimits": async () => {
      const known = await captain().orders.limits();
      const limits = { ...known.limits, hod: 50_000 };
      await captain().orders.setLimits({ limits, version: known.version });
      return { limits, version: known.version + 1 };
    },
    "users.setRole": async () => {
      const { userId } = world().crew.A.deckhand;
      await captain().users.setRole({
        ...(await seenPlace(captain().users, userId)),
        role: "crew",
        department: "interior",
      });
      return { ...(await seenPlace(captain().users, userId)), role: "crew", department: "interior" };
    },
    "users.setAccess": async () => {
      const { userId } = world().crew.A.stew;
      await captain().users.setAccess({
        ...(await seenPlace(captain().users, userId)),
        levels: { spareparts: "view" },
      });
      return { ...(await seenPlace(captain().users, userId)), levels: { spareparts: "view" } };
    },
    "platform.changeMembership": async () => {
      const [{ userId }, vesselId] = [world().crew.A.bosun, world().vessels.A.id];
      const seen = () => seenFromOutside(platform().platform, userId, vesselId);
      const place = { role: "hod" as const, department: "deck" as const, levels: { guests: "view" as const } };
      await platform().platform.changeMembership({ ...(await seen()), ...place });
      return { ...(await seen()), ...place };
    },
    "users.setEndsOn": async () => {
      const { userId } = world().crew.A.stew;
      await captain().users.setEndsOn({ ...(await seenPlace(captain().users, userId)), endsOn: day("2099-06-01") });
      return { ...(await seenPlace(captain().users, userId)), endsOn: day("2099-06-01") };
    },
    "equipment.setOverhaul": async () => {
      const { id: equipmentId } = await makeEquipment(world());
      const { id: counterId } = await makeCounter(world(), { equipmentId, lastTotal: 10_000 });
      const overhaul = { counterId, overhaulTotal: 9_000, overhauledOn: day("2026-01-05") };
      await captain().equipment.setOverhaul({ ...overhaul, version: 1 });
      return { ...overhaul, version: 2 };
    },
    "spareParts.saveSection": async () => {
      const { id: equipmentId } = await makeEquipment(world());
      return savedBy(captain().spareParts.saveSection, { id: newId(), equipmentId, name: "Head" });
    },
    "library.saveJob": async () => {
      const template = { title: "Oil change", interval: { n: 1, unit: "month" as const }, tasks: ["Drain", "Fill"] };
      const input = { id: newId(), equipmentType: "generator" as const, template };
      const { key } = await platform().library.saveJob(input);
      return { ...input, key, version: 1 };
    },
    "jobs.setPart": async () => {
      const [{ id }, { item }] = [await makeJob(world()), await makeItem(world())];
      const part = { id, itemId: item.id, plannedQuantity: 2, locationId: null };
      await captain().jobs.setPart(part);
      return { ...part, version: 1 };
    },
    "worklists.setNote": async () => {
      const [{ id: jobId }, id] = [await makeJob(world()), newId()];
      await captain().worklists.save({ id, name: "Yard period", kind: "yard" });
      await captain().worklists.addJobs({ id, jobIds: [jobId] });
      const note = { id, jobId, note: "Zinc" };
      await captain().worklists.setNote(note);
      return { ...note, version: 2 };
    },
    "equipment.renameFile": async () => {
      const { id: equipmentId } = await makeEquipment(world());
      const { id: fileId } = await makeFile(world(), {
        name: "plate.png",
        mediaType: "image/png",
        createdBy: captainId(),
      });
      const id = newId();
      await captain().equipment.addFile({ id, equipmentId, fileId, kind: "photo" });
      await captain().equipment.renameFile({ id, title: "Name plate" });
      return { id, title: "Name plate", version: 2 };
    },
    "spareParts.setSpot": async () => {
      const part = await drawnPart();
      const spot = { x: 250, y: 730 };
      const { version } = await captain().spareParts.setSpot({ id: part, spot });
      return { id: part, spot, version };
    },
    "spareParts.linkItem": async () => {
      const [id, { item }] = [await drawnPart(), await makeItem(world())];
      await captain().spareParts.linkItem({ id, itemId: item.id });
      return { id, itemId: item.id, version: 2 };
    },
    "savedViews.save": async () => {
      const view = {
        id: newId(),
        module: "jobs" as const,
        name: "Mine",
        search: { state: "overdue" },
        isShared: false,
      };
      await captain().savedViews.save(view);
      return { ...view, version: 1 };
    },
    "soundings.save": async () => {
      const tankId = newId();
      await captain().logbooks.saveTank({ id: tankId, name: "Sounded tank" });
      return savedBy(captain().soundings.save, { id: newId(), tankId, soundedAt: world().now(), volume: "0.85" });
    },
  };
  return forms;
}
