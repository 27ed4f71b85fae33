import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Archive, ArchiveRestore, GitMerge } from "lucide-react";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useArchiveSupplier } from "./suppliers.mutations.ts";
import type { Supplier } from "./suppliers.queries.ts";

export function SupplierOverflow({ supplier, onMerge }: { supplier: Supplier; onMerge: () => void }) {
  const { t } = useTranslation();
  const { archive, restore } = useArchiveSupplier();
  const { id, version, can } = supplier;
  return (
    <MoreMenu>
      {supplier.archivedAt ? (
        <DropdownMenuItem onSelect={() => restore.mutate({ id, version })}>
          <ArchiveRestore />
          {t("suppliers:action.restore")}
        </DropdownMenuItem>
      ) : (
        <>
          <DropdownMenuItem onSelect={onMerge}>
            <GitMerge />
            {t("suppliers:action.merge")}
          </DropdownMenuItem>
          {can.archive || can.whyKept ? (
            <DropdownMenuItem disabled={!can.archive} onSelect={() => archive.mutate({ id, version })}>
              <Archive />
              {t("suppliers:action.archive")}
            </DropdownMenuItem>
          ) : null}
          {can.whyKept ? (
            <p dir="auto" className="max-w-64 px-2 pb-1.5 text-muted-foreground text-xs">
              {t(can.whyKept.messageKey, can.whyKept.params)}
            </p>
          ) : null}
        </>
      )}
    </MoreMenu>
  );
}
