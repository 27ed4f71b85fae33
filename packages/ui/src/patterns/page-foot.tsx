import type { ReactNode } from "react";
import { Kbd } from "../primitives/kbd.tsx";

export type KeyHint = { keys: readonly string[]; word: string };

export type PageFootProps = {
  /** What is shown: "46 jobs, rows 1 to 16". */
  shown: ReactNode;
  keys?: readonly KeyHint[];
  /** Year, terms, privacy. */
  end?: ReactNode;
};

/** The line under a list. Phones have a bottom bar instead. */
export function PageFoot({ shown, keys = [], end }: PageFootProps) {
  return (
    <footer className="relative z-10 flex h-footer flex-none items-center gap-4 overflow-hidden border-border border-t bg-background px-6 text-muted-foreground text-xs tabular-nums max-md:hidden">
      <span dir="auto" className="whitespace-nowrap">
        {shown}
      </span>
      {keys.map((hint) => (
        <span key={hint.word} className="flex items-center gap-1.5 whitespace-nowrap touch:hidden">
          {hint.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {hint.word}
        </span>
      ))}
      <span className="ms-auto flex items-center gap-4 whitespace-nowrap">{end}</span>
    </footer>
  );
}
