import { departments } from "@ymp/core/access/roles";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { equipmentSorts, equipmentUses, longestSearchText, registerStates } from "@ymp/core/lists";
import { equipmentTypes } from "@ymp/core/maintenance/equipment-types";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { counterKinds } from "@ymp/core/units";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";

/** System, unit, component and two levels below: deeper trees are not found again by anyone. */
export const deepestLevel = 5;

const line = (max: number) => z.string().trim().max(max, "errors:tooLong");
const longText = optionalTextSchema(10_000);
const name = nameSchema(200, "equipment:nameMissing");
const version = z.int().min(1);
const tenths = z.int().min(0).max(1_000_000_000);

export const equipmentIdInput = z.object({ id: idSchema });
/** Of as many as are changed at once. */
export const wayOfArchivingInput = z.object({ ids: z.array(idSchema).min(1).max(500) });
export const versionedEquipmentInput = z.object({ id: idSchema, version });

/** Filters of the list; they are in the address, so a link is a saved view. */
export const equipmentFilters = z.object({
  search: line(longestSearchText).optional(),
  departments: z.array(z.enum(departments)).max(6).optional(),
  location: line(200).optional(),
  types: z.array(z.enum(equipmentTypes)).max(equipmentTypes.length).optional(),
  supplierId: idSchema.optional(),
  isCritical: z.boolean().optional(),
  state: z.enum(registerStates).default("live"),
  use: z.enum(equipmentUses).optional(),
  /** The item itself and everything below it. */
  withinId: idSchema.optional(),
  /** Only these: what was selected in the list. */
  ids: z.array(idSchema).min(1).max(500).optional(),
  hasOverdue: z.boolean().optional(),
  hasPhoto: z.boolean().optional(),
});
export type EquipmentFilters = z.infer<typeof equipmentFilters>;

const order = { sort: z.enum(equipmentSorts).default("name"), descending: z.boolean().default(false) };
export const listEquipmentInput = equipmentFilters.extend({ ...pageInput.shape, ...order });
export type ListEquipmentInput = z.infer<typeof listEquipmentInput>;

export const exportEquipmentInput = equipmentFilters.extend({
  ...order,
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
});
export type ExportEquipmentInput = z.infer<typeof exportEquipmentInput>;

export const exportCriticalInput = z.object({ format: exportFormatSchema, locale: z.enum(locales).default("en") });
export type ExportCriticalInput = z.infer<typeof exportCriticalInput>;

export const treeInput = z.object({ includesArchived: z.boolean().default(false) });

const particulars = {
  code: optionalTextSchema(60),
  type: z.enum(equipmentTypes).nullable().optional(),
  department: z.enum(departments).nullable().optional(),
  location: optionalTextSchema(200),
  manufacturer: optionalTextSchema(120),
  modelNumber: optionalTextSchema(120),
  serialNumber: optionalTextSchema(120),
  supplierId: idSchema.nullable().optional(),
  remarks: longText,
  isCritical: z.boolean().optional(),
  isStandby: z.boolean().optional(),
  isUsedAtSea: z.boolean().optional(),
  isUsedInPort: z.boolean().optional(),
  installedOn: happenedOnSchema.nullable().optional(),
  warrantyUntil: calendarDateSchema.nullable().optional(),
  warrantyNote: optionalTextSchema(1000),
};

/** What the form of a machine holds. */
export const machineFormSchema = z.object({ name, parentId: idSchema.nullable().optional(), ...particulars });

export const createEquipmentInput = z.object({
  id: idSchema,
  ...machineFormSchema.shape,
  /** The meter it has, and what that shows today. */
  counter: z.object({ id: idSchema, kind: z.enum(counterKinds), reading: tenths }).optional(),
});
export type CreateEquipmentInput = z.infer<typeof createEquipmentInput>;

const changedParticulars = z.object({ name, ...particulars }).partial();
/**
 * What is left out stays as it is. `base` are the changed fields as the writer saw them: with it an older version is taken as
 * long as nobody else changed the same fields.
 */
export const updateEquipmentInput = z.object({
  id: idSchema,
  version,
  base: changedParticulars.optional(),
  ...changedParticulars.shape,
});
export type UpdateEquipmentInput = z.infer<typeof updateEquipmentInput>;

export const moveEquipmentInput = z.object({
  id: idSchema,
  version,
  parentId: idSchema.nullable(),
  /** The neighbour it is put in front of; absent: last. */
  beforeId: idSchema.nullable().optional(),
});
export type MoveEquipmentInput = z.infer<typeof moveEquipmentInput>;

export const archiveEquipmentInput = z.object({
  id: idSchema,
  version,
  /** Open jobs of the item and of everything below it are cancelled; without it they stand in the way. */
  closesOpenJobs: z.boolean().default(false),
  reason: line(500).optional(),
});
export type ArchiveEquipmentInput = z.infer<typeof archiveEquipmentInput>;

export const copyEquipmentInput = z.object({
  id: idSchema,
  newId: idSchema,
  /** Absent: the name for the other side of the vessel, or the next number. */
  name: name.optional(),
  parentId: idSchema.nullable().optional(),
  includesChildren: z.boolean().default(true),
  includesPlans: z.boolean().default(true),
});
export type CopyEquipmentInput = z.infer<typeof copyEquipmentInput>;

/** Several copies at once, each with its own id and name. */
export const copyManyInput = copyEquipmentInput.omit({ newId: true, name: true }).extend({
  copies: z
    .array(z.object({ newId: idSchema, name }))
    .min(1)
    .max(20),
});
export type CopyManyInput = z.infer<typeof copyManyInput>;

export const bulkUpdateEquipmentInput = z.object({
  items: z
    .array(z.object({ id: idSchema, version }))
    .min(1)
    .max(500),
  change: z.discriminatedUnion("field", [
    z.object({ field: z.literal("department"), value: z.enum(departments).nullable() }),
    z.object({ field: z.literal("location"), value: line(200).nullable() }),
    z.object({ field: z.literal("type"), value: z.enum(equipmentTypes).nullable() }),
    z.object({ field: z.literal("supplierId"), value: idSchema.nullable() }),
    z.object({ field: z.literal("isCritical"), value: z.boolean() }),
    z.object({ field: z.literal("use"), isUsedAtSea: z.boolean(), isUsedInPort: z.boolean() }),
    z.object({ field: z.literal("parentId"), value: idSchema.nullable() }),
  ]),
});
export type BulkUpdateEquipmentInput = z.infer<typeof bulkUpdateEquipmentInput>;

export const createSectionInput = z.object({
  id: idSchema,
  equipmentId: idSchema,
  name,
  drawingFileId: idSchema.nullable().optional(),
});
export type CreateSectionInput = z.infer<typeof createSectionInput>;
const sectionFields = {
  name: name.optional(),
  drawingFileId: idSchema.nullable().optional(),
  position: z.int().min(0).max(10_000).optional(),
};
/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const updateSectionInput = z.object({
  id: idSchema,
  version,
  base: z.object(sectionFields).optional(),
  ...sectionFields,
});
export type UpdateSectionInput = z.infer<typeof updateSectionInput>;

export const equipmentFileKinds = ["photo", "manual", "certificate", "drawing", "document"] as const;
export const addEquipmentFileInput = z.object({
  id: idSchema,
  equipmentId: idSchema,
  fileId: idSchema,
  kind: z.enum(equipmentFileKinds).default("photo"),
  title: optionalTextSchema(200),
});
export type AddEquipmentFileInput = z.infer<typeof addEquipmentFileInput>;
export const setPhotoInput = z.object({ id: idSchema, fileId: idSchema.nullable() });

export const equipmentJobsInput = z.object({
  id: idSchema,
  state: z.enum(["open", "closed"]).default("open"),
  includesChildren: z.boolean().default(true),
  ...pageInput.shape,
});
export type EquipmentJobsInput = z.infer<typeof equipmentJobsInput>;

export const historyKinds = ["reading", "work", "job", "remark", "change"] as const;
export type HistoryKind = (typeof historyKinds)[number];
export const equipmentHistoryInput = z.object({
  id: idSchema,
  kinds: z.array(z.enum(historyKinds)).max(5).optional(),
  ...pageInput.shape,
});
export type EquipmentHistoryInput = z.infer<typeof equipmentHistoryInput>;
