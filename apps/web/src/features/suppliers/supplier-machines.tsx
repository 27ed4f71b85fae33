import { Link } from "@tanstack/react-router";
import { RowList } from "@ymp/ui/primitives/card";
import { Loaded } from "../../lib/loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type SuppliedMachine, useSupplierMachines } from "./suppliers.queries.ts";

/** What of the register they supplied. */
export function SupplierMachines({ supplierId }: { supplierId: string }) {
  return <Loaded query={useSupplierMachines(supplierId)}>{(machines) => <Machines machines={machines} />}</Loaded>;
}

function Machines({ machines }: { machines: readonly SuppliedMachine[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (machines.length === 0) return <p className="text-muted-foreground text-sm">{t("suppliers:machines.none")}</p>;
  return (
    <RowList aria-label={t("suppliers:tabs.machines")}>
      {machines.map((machine) => (
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
