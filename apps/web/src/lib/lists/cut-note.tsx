import type { ReactNode } from "react";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";

export interface CutNoteProps {
  /** How many rows are shown, where there are more; nothing is said without. */
  shown: number | false | undefined;
  /** Which ones they are, and how the others are reached. */
  way: "first" | "latest" | "search" | "narrow";
  /** What leads to all of them. */
  children?: ReactNode;
}

/** Says of a list that it ends at a bound, with the way to the rest. */
export function CutNote({ shown, way, children }: CutNoteProps) {
  const { t } = useTranslation("lists");
  const formats = useFormats();
  if (shown === false || shown === undefined) return null;
  return (
    <p role="note" dir="auto" className="flex flex-wrap items-center gap-x-2 py-2 text-muted-foreground text-sm">
      {t(`cut.${way}`, { shown: formats.count(shown) })}
      {children}
    </p>
  );
}
