import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { newId } from "@ymp/core/ids";
import { equipmentFields } from "@ymp/core/maintenance/equipment-fields";
import type { Machine, Meter, RegisterNode } from "./equipment.queries.ts";

export function aNode(given: Partial<RegisterNode> & Pick<RegisterNode, "name">): RegisterNode {
  return {
    id: newId(),
    parentId: null,
    code: null,
    type: null,
    supplierId: null,
    photoFileId: null,
    warrantyUntil: null,
    department: "engineering",
    location: null,
    manufacturer: null,
    modelNumber: null,
    serialNumber: null,
    isCritical: false,
    isUsedAtSea: true,
    isUsedInPort: true,
    isArchived: false,
    version: 1,
    openJobs: 0,
    overdueJobs: 0,
    trouble: null,
    ...given,
  };
}

export function aMeter(given: Partial<Meter> = {}): Meter {
  return {
    id: newId(),
    kind: "hours",
    version: 1,
    lastReading: 48110,
    lastTotal: 48110,
    lastReadAt: new Date(Date.now() - 86_400_000),
    dailyAverage: 40,
    overhaulTotal: null,
    overhauledOn: null,
    meterNumber: 1,
    meterFittedAt: new Date("2019-03-02T08:00:00Z"),
    sinceOverhaul: null,
    ...given,
  };
}

export function aMachine(given: Partial<Machine> = {}): Machine {
  const made = new Date("2024-03-02T08:00:00Z");
  return {
    id: newId(),
    name: "Generator 1",
    code: "2.01",
    parentId: null,
    position: 0,
    department: "engineering",
    location: "Engine room, starboard",
    manufacturer: "Caterpillar",
    modelNumber: "C4.4",
    serialNumber: "D4A-06418",
    supplierName: null,
    supplierId: null,
    type: null,
    remarks: null,
    isCritical: true,
    isStandby: false,
    isUsedAtSea: true,
    isUsedInPort: true,
    installedOn: calendarDateSchema.parse("2019-03-02"),
    warrantyUntil: null,
    warrantyNote: null,
    photoFileId: null,
    archivedAt: null,
    createdAt: made,
    updatedAt: made,
    createdBy: null,
    version: 1,
    path: [],
    supplier: null,
    photos: [],
    counters: [aMeter()],
    counts: {
      openJobs: 0,
      overdueJobs: 0,
      activePlans: 0,
      parts: 0,
      sections: 0,
      photos: 0,
      documents: 0,
      children: 0,
    },
    hasHistory: true,
    copyName: "Generator 2",
    copyNames: ["Generator 2", "Generator 3"],
    can: {
      fields: equipmentFields,
      edit: true,
      move: true,
      copy: true,
      archive: true,
      restore: false,
      remove: false,
      addReading: true,
      replaceMeter: true,
      withdrawReading: true,
      raiseJob: true,
      editParts: true,
    },
    ...given,
  };
}
