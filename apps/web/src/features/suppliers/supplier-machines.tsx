import { Link } from "@tanstack/react-router";
import { RowList } from "@ymp/ui/primitives/card";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSupplierMachines } from "./suppliers.queries.ts";
import { TabPending } from "./tab-pending.tsx";

/** What of the register they supplied. */
export function SupplierMachines({ supplierId }: { supplierId: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useSupplierMachines(supplierId);
  if (query.isLoadingError) return <NotLoaded query={query} />;
  if (!query.data) return <TabPending />;
  if (query.data.length === 0) return <p className="text-muted-foreground text-sm">{t("suppliers:machines.none")}</p>;
  return (
    <RowList aria-label={t("suppliers:tabs.machines")}>
      {query.data.map((machine) => (
        <li key={machine.id} className="py-1.5">
          <span className="min-w-0 flex-1">
            <Link
              to="/app/equipment/$id"
              params={{ id: machine.id }}
              className="break-words font-medium hover:underline"
            >
              <bdi>{machine.name}</bdi>
            </Link>
            <span dir="auto" className="block text-muted-foreground text-xs">
              {[machine.code, machine.manufacturer, machine.modelNumber, machine.location].filter(Boolean).join(" · ")}
            </span>
          </span>
          <span className="flex-none text-muted-foreground text-xs">
            {machine.isArchived
              ? t("suppliers:state.archived")
              : machine.warrantyUntil
                ? t("suppliers:machines.warranty", { date: formats.date(machine.warrantyUntil) })
                : null}
          </span>
        </li>
      ))}
    </RowList>
  );
}
