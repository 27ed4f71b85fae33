import { type SavePartInput, savePartInput } from "@ymp/api/modules/spare-parts/spare-parts.schema";
import type { PartField } from "@ymp/core/maintenance/part-fields";
import type { z } from "zod";

/** What the form of a part begins with. */
export interface EditedPart extends Pick<SavePartInput, "id" | "equipmentId" | "designation"> {
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

export const partForm = savePartInput.omit({ id: true, version: true, equipmentId: true });
export type PartFormInput = z.input<typeof partForm>;
export type PartFormOutput = z.output<typeof partForm>;

export function valuesOf(part: EditedPart | null, sectionId: string | null): PartFormInput {
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
