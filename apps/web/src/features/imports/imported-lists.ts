import { can } from "@ymp/core/access/resolve-access";
import { type ImportKind, importKinds, importNeed } from "@ymp/core/imported-lists";
import { useAccess } from "../../app/session.ts";

/** The kinds of lists that the person may set up. */
export function useImportableKinds(): ImportKind[] {
  const access = useAccess();
  return importKinds.filter((kind) => can(access, importNeed(kind)) && !access.seesOnlyShared);
}
