import type { partFormSchema } from "@ymp/api/modules/spare-parts/spare-parts.schema";
import type { PartField } from "@ymp/core/maintenance/part-fields";
import type { z } from "zod";

/** What the form of a part begins with. */
export interface EditedPart {
  id: string;
  equipmentId: string;
  designation: string;
  version: number;
  sectionId: string | null;
  itemId: string | null;
  itemName: string | null;
  partNo: string | null;
  figureNumber: string | null;
  unit: string | null;
  measurement: string | null;
  fittedQuantity: number | null;
  serialNo: string | null;
  standard: string | null;
  key: string | null;
  description: string | null;
  can: { fields: readonly PartField[] };
}

export interface MachineOfPart {
  id: string;
  name: string;
  isCritical: boolean;
}

export type PartFormInput = z.input<typeof partFormSchema>;
export type PartFormOutput = z.output<typeof partFormSchema>;

export function valuesOf(part: EditedPart | undefined, sectionId: string | null): PartFormInput {
  return {
    designation: part?.designation ?? "",
    partNo: part?.partNo ?? "",
    sectionId: part ? part.sectionId : sectionId,
    itemId: part?.itemId ?? null,
    figureNumber: part?.figureNumber ?? "",
    unit: part?.unit ?? "",
    measurement: part?.measurement ?? "",
    fittedQuantity: part?.fittedQuantity ?? null,
    serialNo: part?.serialNo ?? "",
    standard: part?.standard ?? "",
    key: part?.key ?? "",
    description: part?.description ?? "",
  };
}
