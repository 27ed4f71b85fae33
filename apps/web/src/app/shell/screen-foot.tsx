import type { KeyHint } from "@ymp/ui/patterns/page-foot";
import { Kbd } from "@ymp/ui/primitives/kbd";
import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

const FootContext = createContext<HTMLElement | null>(null);
export const FootProvider = FootContext.Provider;

export interface ScreenFootProps {
  /** What is shown: "46 jobs, rows 1 to 16". */
  shown?: ReactNode;
  keys?: readonly KeyHint[];
}

/** What a screen says at the start of the footer line. */
export function ScreenFoot({ shown, keys = [] }: ScreenFootProps) {
  const place = useContext(FootContext);
  if (!place) return null;
  return createPortal(
    <>
      {shown ? (
        <span dir="auto" className="whitespace-nowrap">
          {shown}
        </span>
      ) : null}
      {keys.map((hint) => (
        <span key={hint.word} className="flex items-center gap-1.5 whitespace-nowrap touch:hidden">
          {hint.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {hint.word}
        </span>
      ))}
    </>,
    place,
  );
}
