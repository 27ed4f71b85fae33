import { z } from "@hono/zod-openapi";
import type { Aboard } from "./caller.ts";
import { recordId } from "./fields.schema.ts";

/** How the documented calls name the vessel of a record. */
export const vesselFields = z.object({
  boatID: recordId.nullable(),
  boatName: z.string().nullable(),
  liteuser: z.boolean().openapi({ description: "True on a boat of the lite edition." }),
  liteboatID: recordId.nullable().openapi({ description: "The same as `boatID` on a lite boat, else null." }),
  managementID: recordId.nullable().openapi({ description: "The company that manages the vessel." }),
});
export type VesselFields = z.input<typeof vesselFields>;

export const noVessel: VesselFields = {
  boatID: null,
  boatName: null,
  liteuser: false,
  liteboatID: null,
  managementID: null,
};

type Vessel = Pick<Aboard["vessel"], "id" | "name" | "edition" | "companyId">;

export function presentVessel({ id, name, edition, companyId }: Vessel): VesselFields {
  return {
    boatID: id,
    boatName: name,
    liteuser: edition === "lite",
    liteboatID: edition === "lite" ? id : null,
    managementID: companyId,
  };
}
