import { archives, type Held, type Judged } from "./held.ts";

const machine = (changes: readonly string[], beside: readonly string[] = []): Judged => ({
  policy: "equipmentPolicy",
  changes,
  beside,
});

/** Calls about machines and their parts. */
export const machineCalls: Readonly<Record<string, Held>> = {
  "spareParts.save": { policy: "partPolicy" },
  "spareParts.remove": { policy: "partPolicy", changes: ["removed"] },
  "spareParts.bulkEdit": { policy: "partPolicy", beside: ["minQuantity"] },
  "spareParts.setSpot": { policy: "partPolicy" },
  "spareParts.linkItem": { policy: "partPolicy" },
  "spareParts.linkItems": { policy: "partPolicy", changes: ["itemId"], beside: ["links"] },
  "spareParts.createItemFor": { policy: "partPolicy", beside: ["name", "minQuantity"] },
  "spareParts.createItems": { policy: "partPolicy", changes: ["itemId"] },
  "spareParts.addToOrder": "makes",
  "spareParts.saveSection": machine(["sections"], ["equipmentId", "name", "drawingFileId"]),
  "spareParts.setDrawing": machine(["sections"], ["fileId"]),
  "spareParts.orderSections": machine(["sections"], ["equipmentId", "ids"]),
  "spareParts.removeSection": machine(["sections"], ["partsTo"]),

  "equipment.create": "makes",
  "equipment.update": { policy: "equipmentPolicy" },
  "equipment.bulkUpdate": { policy: "equipmentPolicy", beside: ["use"] },
  "equipment.move": { policy: "equipmentPolicy", beside: ["beforeId"] },
  "equipment.copy": "makes",
  "equipment.swap": machine(["parentId"], ["spareId", "spareVersion", "swappedAt", "reason", "namesStay", "readings"]),
  "equipment.copyMany": "makes",
  "equipment.archive": archives("equipmentPolicy", ["closesOpenJobs", "reason"]),
  "equipment.restore": archives("equipmentPolicy"),
  "equipment.remove": archives("equipmentPolicy"),
  "equipment.createSection": machine(["sections"], ["equipmentId", "name", "drawingFileId"]),
  "equipment.updateSection": machine(["sections"], ["name", "drawingFileId", "position"]),
  "equipment.removeSection": machine(["sections"], ["partsTo"]),
  "equipment.addFile": machine(["files"], ["equipmentId", "fileId", "kind", "title"]),
  "equipment.removeFile": machine(["files"]),
  "equipment.renameFile": machine(["files"], ["title"]),
  "equipment.replacePhoto": machine(["files"], ["fileId"]),
  "equipment.setPhoto": machine(["files"], ["fileId"]),
  "equipment.saveRound": { policy: "roundPolicy" },
  "equipment.archiveRound": archives("roundPolicy"),
  "equipment.restoreRound": archives("roundPolicy"),
  "equipment.addReading": "makes",
  "equipment.addReadings": "makes",
  "equipment.withdrawReading": { policy: "readingPolicy", changes: ["withdrawnAt"] },
  "equipment.replaceMeter": machine(
    ["meter"],
    ["counterId", "oldReading", "startReading", "replacedAt", "rolloverAt", "note", "confirmsJump"],
  ),
  "equipment.setOverhaul": machine(["overhaul"], ["counterId", "overhaulTotal", "overhauledOn"]),
};
