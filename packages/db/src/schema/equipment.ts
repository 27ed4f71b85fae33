import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, tenths } from "../columns.ts";
import { ownerReads, vesselTable } from "../tables.ts";
import { files } from "./files.ts";
import { suppliers } from "./suppliers.ts";

export const equipment = vesselTable(
  "equipment",
  {
    code: text(),
    name: text().notNull(),
    parentId: uuid(),
    position: integer().notNull().default(0),
    department: text({ enum: ["bridge", "deck", "engineering", "interior", "galley", "shore"] }),
    location: text(),
    manufacturer: text(),
    modelNumber: text(),
    serialNumber: text(),
    supplierName: text(),
    supplierId: uuid(),
    /** What kind of machine it is, as the libraries of templates name it. */
    type: text(),
    remarks: text(),
    isCritical: boolean().notNull().default(false),
    isStandby: boolean().notNull().default(false),
    isUsedAtSea: boolean().notNull().default(true),
    isUsedInPort: boolean().notNull().default(true),
    installedOn: calendarDate(),
    warrantyUntil: calendarDate(),
    warrantyNote: text(),
    photoFileId: uuid(),
    archivedAt: instant(),
    importId: uuid(),
  },
  (t) => [
    foreignKey({ name: "equipment_parent", columns: [t.vesselId, t.parentId], foreignColumns: [t.vesselId, t.id] }),
    foreignKey({
      name: "equipment_supplier",
      columns: [t.vesselId, t.supplierId],
      foreignColumns: [suppliers.vesselId, suppliers.id],
    }),
    foreignKey({
      name: "equipment_photo",
      columns: [t.vesselId, t.photoFileId],
      foreignColumns: [files.vesselId, files.id],
    }),
    index("equipment_by_parent").on(t.vesselId, t.parentId, t.position, t.name),
    index("equipment_by_name").on(t.vesselId, t.name, t.id),
    index("equipment_by_code").on(t.vesselId, t.code),
    index("equipment_by_supplier").on(t.vesselId, t.supplierId).where(sql`supplier_id is not null`).concurrently(),
  ],
);

export const counters = vesselTable(
  "counters",
  {
    equipmentId: uuid().notNull(),
    kind: text({ enum: ["hours", "starts", "cycles", "km", "litres"] })
      .notNull()
      .default("hours"),
    /** Total at the last overhaul of the machine, in tenths. */
    overhaulTotal: tenths(),
    overhauledOn: calendarDate(),
    lastReading: tenths(),
    lastTotal: tenths(),
    lastReadAt: instant(),
    /** Average per day over the last 30 days, in tenths; absent when it is not known. */
    dailyAverage: tenths(),
  },
  (t) => [
    ownerReads("counters_fleet"),
    foreignKey({
      name: "counters_equipment",
      columns: [t.vesselId, t.equipmentId],
      foreignColumns: [equipment.vesselId, equipment.id],
    }),
    uniqueIndex("counters_one_of_kind").on(t.vesselId, t.equipmentId, t.kind),
  ],
);

/** The time a physical meter was fitted. Total = offset + (reading - start reading). */
export const counterSegments = vesselTable(
  "counter_segments",
  {
    counterId: uuid().notNull(),
    number: integer().notNull(),
    reason: text({ enum: ["installed", "replaced", "rollover"] })
      .notNull()
      .default("installed"),
    offsetTotal: tenths().notNull(),
    startReading: tenths().notNull(),
    startedAt: instant().notNull(),
    endReading: tenths(),
    note: text(),
  },
  (t) => [
    foreignKey({
      name: "counter_segments_counter",
      columns: [t.vesselId, t.counterId],
      foreignColumns: [counters.vesselId, counters.id],
    }),
    uniqueIndex("counter_segments_number").on(t.vesselId, t.counterId, t.number),
  ],
);

export const readings = vesselTable(
  "readings",
  {
    counterId: uuid().notNull(),
    segmentNumber: integer().notNull(),
    reading: tenths().notNull(),
    total: tenths().notNull(),
    readAt: instant().notNull(),
    source: text({ enum: ["manual", "job", "import"] })
      .notNull()
      .default("manual"),
    jobId: uuid(),
    note: text(),
    /** Set when the completion that brought the reading was taken back. */
    withdrawnAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "readings_counter",
      columns: [t.vesselId, t.counterId],
      foreignColumns: [counters.vesselId, counters.id],
    }),
    index("readings_by_time").on(t.vesselId, t.counterId, t.readAt),
    index("readings_by_job").on(t.vesselId, t.jobId).where(sql`job_id is not null`).concurrently(),
  ],
);

export const sections = vesselTable(
  "sections",
  {
    equipmentId: uuid().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    drawingFileId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "sections_equipment",
      columns: [t.vesselId, t.equipmentId],
      foreignColumns: [equipment.vesselId, equipment.id],
    }),
    foreignKey({
      name: "sections_drawing",
      columns: [t.vesselId, t.drawingFileId],
      foreignColumns: [files.vesselId, files.id],
    }),
    index("sections_by_equipment").on(t.vesselId, t.equipmentId, t.position),
  ],
);

export const equipmentFiles = vesselTable(
  "equipment_files",
  {
    equipmentId: uuid().notNull(),
    fileId: uuid().notNull(),
    kind: text({ enum: ["photo", "manual", "certificate", "drawing", "document"] })
      .notNull()
      .default("photo"),
    title: text(),
  },
  (t) => [
    foreignKey({
      name: "equipment_files_equipment",
      columns: [t.vesselId, t.equipmentId],
      foreignColumns: [equipment.vesselId, equipment.id],
    }),
    foreignKey({
      name: "equipment_files_file",
      columns: [t.vesselId, t.fileId],
      foreignColumns: [files.vesselId, files.id],
    }),
    index("equipment_files_by_equipment").on(t.vesselId, t.equipmentId, t.createdAt),
    index("equipment_files_by_file").on(t.vesselId, t.fileId),
  ],
);

/** Counters that are read together on a walk through the spaces, in the order of the walk. */
export const readingRounds = vesselTable(
  "reading_rounds",
  {
    name: text().notNull(),
    department: text(),
    counterIds: uuid().array().notNull().default(sql`'{}'`),
    archivedAt: instant(),
  },
  (t) => [index("reading_rounds_by_name").on(t.vesselId, t.name, t.id)],
);
