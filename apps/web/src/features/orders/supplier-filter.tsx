import { useQuery } from "@tanstack/react-query";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import { Truck } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { SupplierPicker } from "../suppliers/supplier-picker.tsx";
import type { OrdersSearch } from "./orders.search.ts";

interface SupplierFilterProps {
  label: string;
  search: OrdersSearch;
  change: (change: Partial<OrdersSearch>) => void;
}

/** The supplier that the list is narrowed to, by name. */
export function useSupplierFilter({ label, search, change }: SupplierFilterProps): FilterField {
  const mayView = useCan("supplier:view");
  const options = useTrpc().suppliers.get.queryOptions({ id: search.supplierId ?? "" });
  const { data } = useQuery({ ...options, enabled: mayView && search.supplierId !== undefined });
  const supplier = search.supplierId ? { id: search.supplierId, name: data?.name ?? "…" } : null;
  return {
    id: "supplierId",
    label,
    icon: <Truck />,
    value: supplier?.name ?? null,
    editor: (
      <SupplierPicker label={label} supplier={supplier} onPick={(picked) => change({ supplierId: picked?.id })} />
    ),
    onClear: () => change({ supplierId: undefined }),
  };
}
