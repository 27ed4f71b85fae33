import type { DesignedColumn } from "@ymp/core/books/custom-book";
import { unitSign } from "@ymp/core/definitions/unit-sign";
import { cn } from "@ymp/ui/lib/cn";
import { Badge } from "@ymp/ui/primitives/badge";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { type LineParts, SortableLines } from "../../../lib/sortable-lines.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { columnIcons } from "./column-types.tsx";

export interface ColumnListProps {
  columns: readonly DesignedColumn[];
  chosen: string | null;
  /** By the keys of columns. */
  faulty: ReadonlySet<string>;
  onChoose: (key: string) => void;
  onChange: (columns: readonly DesignedColumn[]) => void;
  /** Below the chosen one, where nothing stands beside. */
  below: ReactNode;
}

/** The columns in the order in which they are asked. */
export function ColumnList({ columns, chosen, faulty, onChoose, onChange, below }: ColumnListProps) {
  const { t } = useTranslation("book-design");
  return (
    <SortableLines
      label={t("columns")}
      lines={columns}
      idOf={({ key }) => key}
      nameOf={({ label }, position) => label.trim() || t("unnamed", { position })}
      handle={(name, position) => t("move", { name, position })}
      onChange={onChange}
      lineClassName="hairline-b bg-card"
    >
      {(column, parts) => (
        <ColumnRow
          column={column}
          parts={parts}
          isChosen={column.key === chosen}
          isFaulty={faulty.has(column.key)}
          onChoose={() => onChoose(column.key)}
        >
          {column.key === chosen ? below : null}
        </ColumnRow>
      )}
    </SortableLines>
  );
}

interface ColumnRowProps {
  column: DesignedColumn;
  parts: LineParts;
  isChosen: boolean;
  isFaulty: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function ColumnRow({ column, parts, isChosen, isFaulty, onChoose, children }: ColumnRowProps) {
  const { t } = useTranslation("book-design");
  const { handle, position, name, moveKeys } = parts;
  const Icon = columnIcons[column.type];
  return (
    <>
      <div className={cn("flex min-h-11 items-center gap-1.5", isChosen && "bg-selected")}>
        {handle}
        <span className="w-6 flex-none text-end text-muted-foreground text-sm tabular-nums">{position}</span>
        <button
          type="button"
          aria-expanded={isChosen}
          {...moveKeys}
          className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 px-1.5 text-start text-sm"
          onClick={onChoose}
        >
          <span
            dir="auto"
            className={cn("min-w-0 break-words", column.isArchived && "text-muted-foreground line-through")}
          >
            {name}
          </span>
          {isFaulty ? (
            <Badge tone="overdue">
              <TriangleAlert />
              {t("toMend")}
            </Badge>
          ) : null}
          {column.isArchived ? <Badge tone="line">{t("archived")}</Badge> : null}
          <span className="ms-auto flex flex-none items-center gap-1.5 pe-2 text-muted-foreground text-xs">
            <Icon aria-hidden className="size-4" />
            <bdi>{column.unit ? unitSign(column.unit) : t(`type.${column.type}`)}</bdi>
          </span>
        </button>
      </div>
      {children}
    </>
  );
}
