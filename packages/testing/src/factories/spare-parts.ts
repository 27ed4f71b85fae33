import { newId } from "@ymp/core/ids";
import type { equipment } from "@ymp/db/schema/equipment";
import type { World } from "../world.ts";
import { makeEquipment } from "./equipment.ts";

interface PartFacts {
  designation: string;
  partNo?: string;
  sectionId?: string;
  itemId?: string;
  key?: string;
}

/** What the chief engineer does to parts lists. `world` is asked at each deed: a test file makes its own before its first test. */
export function partsListsIn(world: () => World) {
  const chief = () => world().as("chief").spareParts;
  return {
    chief,
    async machineWithSection(name: string, values: Partial<typeof equipment.$inferInsert> = {}) {
      const machine = await makeEquipment(world(), { name, ...values });
      const sectionId = newId();
      await chief().saveSection({ id: sectionId, equipmentId: machine.id, name: "Lubricating oil" });
      return { machine, sectionId };
    },
    async addPart(equipmentId: string, facts: PartFacts): Promise<string> {
      const id = newId();
      await chief().save({ id, equipmentId, ...facts });
      return id;
    },
  };
}
