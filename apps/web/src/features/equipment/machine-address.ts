import { getRouteApi } from "@tanstack/react-router";
import type { MachineDialog, MachineTab } from "./equipment.search.ts";

const machine = getRouteApi("/app/equipment/$id");

export interface MachineAddress {
  id: string;
  tab: MachineTab;
  dialog: MachineDialog | undefined;
  meterId: string | undefined;
  showTab: (tab: MachineTab) => void;
  showMeter: (meterId: string) => void;
  open: (dialog: MachineDialog) => void;
  close: () => void;
}

/** Which machine is open, which of its tabs, and what is over it: all of it in the address. */
export function useMachineAddress(): MachineAddress {
  const { id } = machine.useParams();
  const { tab = "overview", dialog, meter } = machine.useSearch();
  const navigate = machine.useNavigate();
  return {
    id,
    tab,
    dialog,
    meterId: meter,
    showTab: (next) =>
      void navigate({ search: (now) => ({ ...now, tab: next === "overview" ? undefined : next }), replace: true }),
    showMeter: (meterId) => void navigate({ search: (now) => ({ ...now, meter: meterId }), replace: true }),
    open: (next) => void navigate({ search: (now) => ({ ...now, dialog: next }) }),
    close: () => void navigate({ search: (now) => ({ ...now, dialog: undefined }), replace: true }),
  };
}
