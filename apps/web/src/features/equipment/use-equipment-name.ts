import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";

/** The name of one item, for words about it; undefined until it is known or where the reader may not see the register. */
export function useEquipmentName(equipmentId: string | null | undefined): string | undefined {
  const mayView = useCan("equipmentspage:view");
  const options = useTrpc().equipment.get.queryOptions({ id: equipmentId ?? "" });
  return useQuery({ ...options, enabled: Boolean(equipmentId) && mayView }).data?.name;
}
