import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { GitMerge } from "lucide-react";
import { ArchiveItems } from "../../lib/archive-items.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useArchiveSupplier } from "./suppliers.mutations.ts";
import type { Supplier } from "./suppliers.queries.ts";

export function SupplierOverflow({ supplier, onMerge }: { supplier: Supplier; onMerge: () => void }) {
  const { t } = useTranslation();
  return (
    <MoreMenu>
      {supplier.can.edit ? (
        <DropdownMenuItem onSelect={onMerge}>
          <GitMerge />
          {t("suppliers:action.merge")}
        </DropdownMenuItem>
      ) : null}
      <ArchiveItems record={supplier} archiving={useArchiveSupplier()} />
    </MoreMenu>
  );
}
