import { isRising, mostTableRows } from "@ymp/core/books/sounding-table";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";

const tableFigure = z
  .string()
  .max(9)
  .regex(/^(?:0|[1-9]\d{0,4})(?:\.\d{1,3})?$/);

export const tankFields = z.object({
  name: nameSchema(80),
  /** m³ */
  capacity: z
    .string()
    .max(10)
    .regex(/^\d{1,6}(?:\.\d{1,3})?$/)
    .nullish(),
  /** Of the supplement to the IOPP certificate. */
  iopp: z.enum(["3.1", "3.2", "3.3"]).nullish(),
  contents: z.enum(["fuel", "lube", "sludge", "bilge", "ballast", "fresh", "grey", "black", "other"]).nullish(),
  /** t/m³ */
  density: z
    .string()
    .max(6)
    .regex(/^[0-2]\.\d{1,4}$/)
    .nullish(),
  calibration: z
    .array(z.object({ cm: tableFigure, m3: tableFigure }))
    .max(mostTableRows)
    .refine(isRising, "logbook-refusals:tableNotRising")
    .nullish(),
});
/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveTankInput = z
  .object({
    id: idSchema,
    version: z.int().min(1).optional(),
    base: tankFields.partial().optional(),
    ...tankFields.partial().shape,
  })
  .refine((input) => input.version !== undefined || input.name !== undefined, {
    path: ["name"],
    error: "logbook-refusals:tankNameMissing",
  });
export type SaveTankInput = z.infer<typeof saveTankInput>;
