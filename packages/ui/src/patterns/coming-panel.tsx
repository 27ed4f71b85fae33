import { type ReactNode, useEffect, useEffectEvent } from "react";
import { notOpenedWords } from "../lib/code-failure.ts";
import { lateCode } from "../lib/late-code.ts";
import { toast } from "../primitives/toaster.tsx";
import { useWords } from "../primitives/words.tsx";

export type ComingPanelProps = {
  /** What will be here. */
  shape: "record" | "form" | "dialog" | "largeDialog";
  /** Only read out: "Loading". */
  title: string;
  onClose: () => void;
  /** Why it does not come; without it the panel is on its way. */
  children?: ReactNode;
};

/** Comes with what draws menus and panels. */
export const panelFrame = lateCode(() => import("./panel-frame.tsx"));

/** The place of a sheet or dialog whose code is on its way; what draws this place comes with what opens anything. */
export function ComingPanel(props: ComingPanelProps) {
  const say = useWords();
  const code = panelFrame.useWhen(true, (why) => {
    props.onClose();
    toast.failure(say(notOpenedWords[why]));
  });
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") props.onClose();
  });
  useEffect(() => {
    if (code) return;
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [code]);
  return code ? <code.PanelFrame {...props} /> : null;
}
