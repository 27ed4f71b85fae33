import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { type ComponentType, useEffect, useState } from "react";
import type { FindPanelProps } from "../../features/find/find-panel.tsx";
import { ComingPalette } from "./coming-palette.tsx";

type FindPanel = ComponentType<FindPanelProps>;

let arrived: FindPanel | null = null;

async function loadFindPanel(): Promise<FindPanel> {
  arrived = (await codeInTime(() => import("../../features/find/find-panel.tsx"))).FindPanel;
  return arrived;
}

/** Without a link it stays away for now: opening the palette asks again and tells. */
export function preloadFind(): void {
  loadFindPanel().catch(() => undefined);
}

/**
 * The palette is there with the key that opens it and takes what is typed, even while its code is still on the way.
 * A lazy component would wait behind its fallback a third of a second longer.
 */
export function FindDoor() {
  const [text, setText] = useState("");
  const [Panel, setPanel] = useState(() => arrived);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    if (!Panel) loadFindPanel().then((panel) => setPanel(() => panel), setFault);
  }, [Panel]);
  if (fault) throw fault;
  return Panel ? <Panel text={text} onTextChange={setText} /> : <ComingPalette text={text} onTextChange={setText} />;
}
