import { type ColumnType, mostColumns } from "@ymp/core/books/custom-book";
import { Button } from "@ymp/ui/primitives/button";
import type { RefObject } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { columnIcons, offeredTypes } from "./column-types.tsx";

export interface ColumnPaletteProps {
  count: number;
  first: RefObject<HTMLButtonElement | null>;
  onAdd: (type: ColumnType) => void;
}

/** What a column may hold; one press adds it below the others. */
export function ColumnPalette({ count, first, onAdd }: ColumnPaletteProps) {
  const { t } = useTranslation("book-design");
  const isFull = count >= mostColumns;
  return (
    <section aria-label={t("add")} className="flex flex-col gap-1 p-3">
      <p dir="auto" className="px-2 pb-1 text-muted-foreground text-xs">
        {isFull ? t("full", { most: mostColumns }) : t("add")}
      </p>
      <div className="flex flex-col gap-0.5 max-lg:flex-row max-lg:flex-wrap">
        {offeredTypes.map((type, at) => {
          const Icon = columnIcons[type];
          return (
            <Button
              key={type}
              ref={at === 0 ? first : undefined}
              variant="ghost"
              className="justify-start"
              disabled={isFull}
              onClick={() => onAdd(type)}
            >
              <Icon aria-hidden className="text-muted-foreground" />
              {t(`type.${type}`)}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
