import { can } from "@ymp/core/access/resolve-access";
import { asCalendarDate } from "@ymp/core/calendar-date";
import { type ImportKind, importNeed } from "@ymp/core/imported-lists";
import { paperAccess } from "@ymp/core/people/document-access";
import { crewTarget } from "../../platform/imports/crew-fields.ts";
import { equipmentTarget } from "../../platform/imports/equipment-fields.ts";
import { guestsTarget } from "../../platform/imports/guest-fields.ts";
import { textIn } from "../../platform/imports/imported-row.ts";
import { withRoom } from "../../platform/imports/in-pieces.ts";
import { inventoryTarget } from "../../platform/imports/inventory-fields.ts";
import { jobsTarget } from "../../platform/imports/job-fields.ts";
import { papersTarget } from "../../platform/imports/paper-fields.ts";
import { partsTarget } from "../../platform/imports/part-fields.ts";
import { type MayService, planningEquipment } from "../../platform/imports/plan-equipment-import.ts";
import { planningInventory } from "../../platform/imports/plan-inventory-import.ts";
import { planningJobs } from "../../platform/imports/plan-jobs-import.ts";
import { planningPapers } from "../../platform/imports/plan-papers-import.ts";
import { saysStock } from "../../platform/imports/plan-part-stock.ts";
import { planningParts } from "../../platform/imports/plan-parts-import.ts";
import { readRestRows } from "../../platform/imports/plan-rest-import.ts";
import { planningSuppliers } from "../../platform/imports/plan-suppliers-import.ts";
import type { OnBoard } from "../../platform/imports/planned-jobs.ts";
import { restTarget } from "../../platform/imports/rest-fields.ts";
import { suppliersTarget } from "../../platform/imports/supplier-fields.ts";
import { mayMake } from "../jobs/plan-making.ts";
import { judgeRestRows, readableSeafarers } from "../rest/importing.service.ts";
import { judgeClosingHours } from "./closing-hours.service.ts";
import { planCrew } from "./crew-of-list.service.ts";
import { planGuests } from "./guests-of-list.service.ts";
import { heldOfEquipment, heldOfItems, heldOfParts, heldOfSuppliers, highestHoursFor } from "./held-fields.ts";
import { type ImportKindPiece, importKind } from "./import-kind.ts";
import { mayCloseByList, mayRecordWorkOf } from "./import-rights.ts";
import { listKnownItems } from "./items-on-board.repository.ts";
import { judgeArchiving, workOfLeaving } from "./leaving-machines.service.ts";
import { listExistingEquipment, listOnBoard, listPeople } from "./on-board.repository.ts";
import { listPapersOnBoard } from "./papers-on-board.repository.ts";
import { listPartsOnBoard } from "./parts-on-board.repository.ts";
import { judgePlaces } from "./places-of-list.rules.ts";
import { listKnownSuppliers } from "./suppliers-on-board.repository.ts";
import { writeCrew } from "./write-crew.service.ts";
import { writeEquipment } from "./write-equipment.service.ts";
import { writeGuests } from "./write-guests.service.ts";
import { writeInventory } from "./write-inventory.service.ts";
import { writeJobs } from "./write-jobs.service.ts";
import { writePapers } from "./write-papers.service.ts";
import { writeParts } from "./write-parts.service.ts";
import { writeRest } from "./write-rest.service.ts";
import { writeSuppliers } from "./write-suppliers.service.ts";

export const importKindOf: Record<ImportKind, ImportKindPiece> = {
  equipment: importKind({
    name: "equipment",
    target: equipmentTarget,
    planRows: async (scope, rows, { decisions }) => {
      const existing = await listExistingEquipment(scope.tx, scope.vesselId, {
        heldOf: heldOfEquipment(scope),
        highestOf: highestHoursFor(scope),
      });
      const mayService: MayService = ({ department, isCritical }) =>
        mayMake(scope, { kind: "planned", department, isCritical }, null);
      const plan = await withRoom(planningEquipment(rows, existing, decisions, mayService));
      return judgePlaces(judgeArchiving(plan, existing, await workOfLeaving(scope, plan)), existing);
    },
    write: (scope, plan, { importId, fileName, locale }) =>
      writeEquipment(scope, plan, {
        importId,
        fileName,
        serviceTitle: ({ hours }) =>
          hours === null
            ? scope.services.translate(locale, "imports:service")
            : scope.services.translate(locale, "imports:serviceByHours", { hours }),
      }),
  }),
  jobs: importKind({
    name: "jobs",
    target: jobsTarget,
    planRows: async (scope, rows, { today, decisions }) => {
      const mayName = (profileId: string) => mayRecordWorkOf(scope, profileId);
      const onBoard = await listOnBoard(scope.tx, scope.vesselId, mayCloseByList(scope));
      const machines = new Map(onBoard.equipment.map((machine) => [machine.id, machine]));
      const mayPlan: OnBoard["mayPlan"] = ({ values: { kind, department }, equipmentId }) =>
        mayMake(scope, { kind, department, isCritical: false }, machines.get(equipmentId ?? "") ?? null);
      const plan = await withRoom(planningJobs(rows, { ...onBoard, mayName, mayPlan }, today, decisions));
      return judgeClosingHours(scope, plan);
    },
    write: writeJobs,
  }),
  suppliers: importKind({
    name: "suppliers",
    target: suppliersTarget,
    planRows: async (scope, rows) =>
      withRoom(planningSuppliers(rows, await listKnownSuppliers(scope.tx, scope.vesselId, heldOfSuppliers(scope)))),
    write: writeSuppliers,
  }),
  inventory: importKind({
    name: "inventory",
    target: inventoryTarget,
    planRows: async (scope, rows) =>
      withRoom(planningInventory(rows, await listKnownItems(scope.tx, scope.vesselId, heldOfItems(scope)))),
    write: writeInventory,
  }),
  parts: importKind({
    name: "parts",
    target: partsTarget,
    planRows: async (scope, rows) => {
      const { tx, vesselId, access } = scope;
      const isStocked = can(access, importNeed("inventory")) && rows.some(saysStock);
      const stores = isStocked ? await listKnownItems(tx, vesselId, heldOfItems(scope)) : null;
      return withRoom(planningParts(rows, { ...(await listPartsOnBoard(tx, vesselId, heldOfParts(scope))), stores }));
    },
    write: writeParts,
  }),
  crew: importKind({
    name: "crew",
    target: crewTarget,
    planRows: (scope, rows, { today }) => planCrew(scope, rows, today),
    write: writeCrew,
  }),
  guests: importKind({
    name: "guests",
    target: guestsTarget,
    planRows: (scope, rows, { today }) => planGuests(scope, rows, today),
    write: writeGuests,
  }),
  certificates: importKind({
    name: "certificates",
    target: papersTarget,
    planRows: async ({ tx, vesselId, access, profileId: own }, rows, { decisions }) => {
      const [people, papers] = await Promise.all([listPeople(tx, vesselId), listPapersOnBoard(tx, vesselId)]);
      const mayKeep = (profileId: string, type: string) => paperAccess(access, profileId === own, type) === "edit";
      return withRoom(planningPapers(rows, { people, papers, mayKeep }, decisions));
    },
    write: writePapers,
  }),
  rest: importKind({
    name: "rest",
    target: restTarget,
    planRows: async (scope, rows, { mapped, titleLines }) => {
      const days = rows.flatMap((row) => asCalendarDate(textIn(row, "day")) ?? []);
      const people = await readableSeafarers(scope, days);
      const named = people.map(({ row: { id, firstName, lastName } }) => ({ id, firstName, lastName }));
      const own = people.find(({ isOwn }) => isOwn)?.profileId ?? null;
      return judgeRestRows(scope, readRestRows(rows, { people: named, own, mapped, titleLines }), people);
    },
    write: writeRest,
  }),
};
