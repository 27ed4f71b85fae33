import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

/** What is over the screen, one at a time. */
export type Panel = "find" | "theme" | "queue" | "keys" | "more" | "notices" | "scan";

interface Panels {
  open: Panel | null;
  show: (panel: Panel) => void;
  close: () => void;
}

const PanelsContext = createContext<Panels | null>(null);

export function PanelsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Panel | null>(null);
  const panels = useMemo(() => ({ open, show: setOpen, close: () => setOpen(null) }), [open]);
  return <PanelsContext value={panels}>{children}</PanelsContext>;
}

export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error("A PanelsProvider is needed above.");
  return panels;
}

/** The props of a dialog or sheet that is one of the panels. */
export function usePanel(panel: Panel): { open: boolean; onOpenChange: (open: boolean) => void } {
  const { open, show, close } = usePanels();
  return { open: open === panel, onOpenChange: (isOpen) => (isOpen ? show(panel) : close()) };
}
