import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

/** A step of the way to a screen that its path alone does not name, such as the record that is open. */
export interface ScreenCrumb {
  label: string;
  /** Where it leads; the last one leads nowhere. */
  to?: string;
}

interface Slots {
  crumbs: readonly ScreenCrumb[];
  setCrumbs: (crumbs: readonly ScreenCrumb[]) => void;
  title: string | null;
  setTitle: (title: string | null) => void;
}

const noCrumbs: readonly ScreenCrumb[] = [];
const SlotsContext = createContext<Slots | null>(null);

export function SlotsProvider({ children }: { children: ReactNode }) {
  const [crumbs, setCrumbs] = useState(noCrumbs);
  const [title, setTitle] = useState<string | null>(null);
  const slots = useMemo(() => ({ crumbs, setCrumbs, title, setTitle }), [crumbs, title]);
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}

export function useSlots(): Slots {
  const slots = useContext(SlotsContext);
  if (!slots) throw new Error("A SlotsProvider is needed above.");
  return slots;
}

/** Adds to the breadcrumbs of the path: "Electrical" › "Generator 1". */
export function useScreenCrumbs(crumbs: readonly ScreenCrumb[]): void {
  const { setCrumbs } = useSlots();
  const wanted = JSON.stringify(crumbs);
  useEffect(() => {
    const parsed: readonly ScreenCrumb[] = JSON.parse(wanted);
    setCrumbs(parsed);
    return () => setCrumbs(noCrumbs);
  }, [wanted, setCrumbs]);
}

/** The title of the browser's tab. */
export function useScreenTitle(title: string): void {
  const { setTitle } = useSlots();
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}
