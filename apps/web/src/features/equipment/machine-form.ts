import { machineFormSchema } from "@ymp/api/modules/equipment/equipment.schema";
import { idSchema } from "@ymp/core/id-schema";
import { newId } from "@ymp/core/ids";
import { isEquipmentType } from "@ymp/core/maintenance/equipment-types";
import { z } from "zod";
import type { Machine } from "./equipment.queries.ts";

/** The meter of a new machine, and what that shows today in tenths, are typed with it. */
export const machineForm = machineFormSchema.extend({
  meter: z.object({ id: idSchema, reading: z.number().nullable() }),
});
export type MachineFormInput = z.input<typeof machineForm>;

export function valuesOf(machine: Machine | undefined, parentId: string | undefined): MachineFormInput {
  return {
    name: machine?.name ?? "",
    parentId: machine?.parentId ?? parentId ?? null,
    code: machine?.code ?? "",
    type: machine?.type && isEquipmentType(machine.type) ? machine.type : null,
    department: machine?.department ?? null,
    location: machine?.location ?? "",
    manufacturer: machine?.manufacturer ?? "",
    modelNumber: machine?.modelNumber ?? "",
    serialNumber: machine?.serialNumber ?? "",
    supplierId: machine?.supplierId ?? null,
    remarks: machine?.remarks ?? "",
    isCritical: machine?.isCritical ?? false,
    isStandby: machine?.isStandby ?? false,
    isUsedAtSea: machine?.isUsedAtSea ?? true,
    isUsedInPort: machine?.isUsedInPort ?? true,
    installedOn: machine?.installedOn ?? null,
    warrantyUntil: machine?.warrantyUntil ?? null,
    warrantyNote: machine?.warrantyNote ?? "",
    meter: { id: newId(), reading: null },
  };
}
