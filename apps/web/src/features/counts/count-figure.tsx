import { parseQuantity } from "@ymp/core/units";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Input } from "@ymp/ui/primitives/input";
import { toast } from "@ymp/ui/primitives/toaster";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useKeptWhenGone } from "../../lib/forms/use-kept-when-gone.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { useDecimalMark, useTypedFigure } from "../../lib/use-typed-figure.ts";
import type { CountRow } from "./count-rows.ts";

export const figureId = (key: string) => `figure-${key.replaceAll(" ", "-")}`;

export interface CountFigureProps {
  row: CountRow;
  isBig?: boolean;
  /** Added to what was counted, or in place of it. */
  onTell: (row: CountRow, quantity: number, isAdded: boolean) => void;
}

/** How many were counted: less and more for the thumb, a field for figures. Enter goes on to the next line. */
export function CountFigure({ row, isBig = false, onTell }: CountFigureProps) {
  const { t } = useTranslation("counts");
  const [typed, setTyped] = useState<string | null>(null);
  const mark = useDecimalMark();
  const typedFigure = useTypedFigure();
  const read = typed === null ? null : parseQuantity(typed, row.unit, mark);
  const isUnreadable = typed !== null && typed.trim() !== "" && read === null;
  const commit = () => {
    if (read !== null && read !== row.counted) onTell(row, read, false);
    if (!isUnreadable) setTyped(null);
  };
  // A line that is scrolled away, or drawn again as a card, leaves no event either.
  useKeptWhenGone(
    () => {
      if (isUnreadable)
        toast.failure(t("forms:leftUnread", { field: t("line.counted", { name: row.name }), mine: typed }));
      commit();
    },
    isUnreadable || (read !== null && read !== row.counted),
  );
  const size = isBig ? "icon-touch" : "icon-sm";
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t("line.less", { name: row.name })}
        variant="secondary"
        size={size}
        disabled={(row.counted ?? 0) <= 0}
        onClick={() => onTell(row, -1, true)}
      >
        <Minus />
      </IconButton>
      <Input
        id={figureId(row.key)}
        size={isBig ? "touch" : "sm"}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={t("line.counted", { name: row.name })}
        aria-invalid={isUnreadable || undefined}
        className={isBig ? "w-20" : "w-16"}
        value={typed ?? (row.counted === null ? "" : typedFigure(String(row.counted), 3))}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Escape") setTyped(null);
          if (event.key !== "Enter") return;
          event.preventDefault();
          // Leaving the field takes the figure down.
          if (!isUnreadable) focusNext(event.currentTarget);
        }}
      />
      <IconButton
        label={t("line.more", { name: row.name })}
        variant="secondary"
        size={size}
        onClick={() => onTell(row, 1, true)}
      >
        <Plus />
      </IconButton>
    </div>
  );
}

/** The field of the next line on screen, in the order of the list. */
function focusNext(field: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[id^='figure-']")];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}

/** What can no longer be changed. */
export function CountedText({ row }: { row: CountRow }) {
  const { t } = useTranslation("counts");
  const amount = useAmount();
  if (row.counted === null) return <span className="text-muted-foreground">{t("line.notCounted")}</span>;
  return <bdi className="tabular-nums">{amount(row.counted, row.unit)}</bdi>;
}

/** Looked for and not there: counted as none. */
export function NotFoundButton({ row, onTell }: Pick<CountFigureProps, "row" | "onTell">) {
  const { t } = useTranslation("counts");
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t("line.notFoundOf", { name: row.name })}
      onClick={(event) => {
        event.stopPropagation();
        onTell(row, 0, false);
      }}
    >
      {t("line.notFound")}
    </Button>
  );
}
