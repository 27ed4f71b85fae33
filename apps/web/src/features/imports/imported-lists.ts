import { importNeeds } from "@ymp/api/modules/imports/imports.schema";
import { can } from "@ymp/core/access/resolve-access";
import { type ImportKind, importKinds } from "@ymp/core/lists";
import { useAccess } from "../../app/session.ts";

/** Where the records of a kind are listed. */
export const listOf: Record<ImportKind, string> = {
  equipment: "/app/manageequipment",
  jobs: "/app/home",
  suppliers: "/app/supplier",
  inventory: "/app/inventory",
  parts: "/app/boatspareparts",
  certificates: "/app/employees",
};

/** The kinds of lists that the person may set up. */
export function useImportableKinds(): ImportKind[] {
  const access = useAccess();
  return importKinds.filter((kind) => can(access, importNeeds[kind]) && !access.seesOnlyShared);
}
