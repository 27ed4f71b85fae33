import { useRouter } from "@tanstack/react-router";
import { meaningOf, pageOf } from "../../lib/scan/meaning.ts";
import { ScanDialog } from "../../lib/scan/scan-dialog.tsx";
import { useServices } from "../services-context.tsx";
import { useCan } from "../session.ts";
import { usePanel } from "./panels.tsx";

/** Reads a label or a code and opens what it stands for. */
export function ScanPanel() {
  const router = useRouter();
  const panel = usePanel("scan");
  const pageOfCode = usePageOfCode();
  const open = async (text: string) => {
    const meaning = meaningOf(text);
    await router.navigate({ href: meaning.kind === "code" ? await pageOfCode(meaning.code) : pageOf(meaning) });
  };
  return <ScanDialog {...panel} onCode={(text) => void open(text)} />;
}

/** A code as its maker printed it belongs to an item of the stores, or else is looked for in the register. */
function usePageOfCode(): (code: string) => Promise<string> {
  const { trpc, queryClient } = useServices();
  const seesStock = useCan("inventory:view");
  const seesMachines = useCan("equipmentspage:view");
  return async (code) => {
    const found = seesStock
      ? // Without a link nothing is known of the stores: the register is kept on the device.
        await queryClient.fetchQuery(trpc.inventory.find.queryOptions({ code })).catch(() => null)
      : null;
    if (found) return `/app/inventory?item=${found.id}`;
    return `/app/${seesMachines ? "equipment" : "inventory"}?search=${encodeURIComponent(code)}`;
  };
}
