import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";

/** A supplier's name where only the id is at hand; undefined until it is known, and where the reader may not see suppliers. */
export function useSupplierName(supplierId: string | undefined): string | undefined {
  const mayView = useCan("supplier:view");
  const options = useTrpc().suppliers.get.queryOptions({ id: supplierId ?? "" });
  return useQuery({ ...options, enabled: supplierId !== undefined && mayView }).data?.name;
}
