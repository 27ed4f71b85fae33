import { LinkedRow } from "../../lib/linked-row.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type SuppliedMachine, useSupplierMachines } from "./suppliers.queries.ts";

/** What of the register they supplied. */
export function SupplierMachines({ supplierId }: { supplierId: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const factOf = ({ isArchived, warrantyUntil: until }: SuppliedMachine) =>
    isArchived
      ? t("suppliers:state.archived")
      : until && t("suppliers:machines.warranty", { date: formats.date(until) });
  return (
    <Loaded query={useSupplierMachines(supplierId)}>
      {(machines) => (
        <RowsOrNone
          label={t("suppliers:tabs.machines")}
          rows={machines}
          none={t("suppliers:machines.none")}
          rowId={({ id }) => id}
        >
          {(machine) => (
            <LinkedRow
              href={`/app/equipment/${machine.id}`}
              name={machine.name}
              below={[machine.code, machine.manufacturer, machine.modelNumber, machine.location]
                .filter(Boolean)
                .join(" · ")}
              endBelow={factOf(machine)}
            />
          )}
        </RowsOrNone>
      )}
    </Loaded>
  );
}
