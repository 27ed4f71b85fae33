import { isTypingTarget } from "@ymp/ui/lib/typing";
import { useEffect } from "react";
import { usePanels } from "./panels.tsx";

/** The keys that work everywhere: ⌘K finds, ? shows all keys. */
export function ShellKeys() {
  const { open, show, close } = usePanels();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        if (open === "find") close();
        else show("find");
      }
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
      if (event.key === "?" && isPlain && !isTypingTarget(event.target)) show("keys");
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [open, show, close]);
  return null;
}
