import { type DesignedColumn, mostInRows, rowColumnTypes } from "@ymp/core/books/custom-book";
import { cn } from "@ymp/ui/lib/cn";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { FieldError } from "@ymp/ui/primitives/field";
import { ArrowUp, Plus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { columnsAbove, type DesignFault, newColumn } from "./book-design.ts";
import { ColumnPanel } from "./column-panel.tsx";
import { columnIcons, offeredTypes } from "./column-types.tsx";

export interface RowColumnsProps {
  columns: readonly DesignedColumn[];
  /** As they were signed, where entries may stand under them. */
  written: readonly DesignedColumn[] | undefined;
  faults: readonly DesignFault[];
  onChange: (columns: readonly DesignedColumn[]) => void;
}

const mostOptions = 12;
const inRows = new Set<string>(rowColumnTypes);
const types = offeredTypes.filter((type) => inRows.has(type));

/** What each of repeated rows asks: one of its columns is open at a time. */
export function RowColumns({ columns, written, faults, onChange }: RowColumnsProps) {
  const { t } = useTranslation("book-design");
  const [chosen, setChosen] = useState(columns.length === 1 ? (columns[0]?.key ?? null) : null);
  const add = () => {
    const column = newColumn("text");
    onChange([...columns, column]);
    setChosen(column.key);
  };
  const raise = (at: number) => {
    const next = [...columns];
    next.splice(at - 1, 0, ...next.splice(at, 1));
    onChange(next);
  };
  const own = faults.find(({ field, inner }) => field === "columns" && inner === undefined);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t("inEachRow")}</legend>
      <ol className="flex flex-col overflow-hidden rounded-md inset-ring inset-ring-border">
        {columns.map((column, at) => {
          const isOpen = column.key === chosen;
          const name = column.label.trim() || t("unnamed", { position: at + 1 });
          const here = faults.filter(({ inner }) => inner === at);
          const Icon = columnIcons[column.type];
          return (
            <li key={column.key} className="hairline-b last:shadow-none">
              <div className={cn("flex min-h-10 items-center gap-1", isOpen && "bg-selected")}>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  className="flex min-h-10 min-w-0 flex-1 items-center gap-2 px-3 text-start text-sm touch:min-h-touch"
                  onClick={() => setChosen(isOpen ? null : column.key)}
                >
                  <Icon aria-hidden className="size-4 flex-none text-muted-foreground" />
                  <span
                    dir="auto"
                    className={cn("min-w-0 break-words", column.isArchived && "text-muted-foreground line-through")}
                  >
                    {name}
                  </span>
                  {here.length > 0 ? (
                    <Badge tone="overdue">
                      <TriangleAlert />
                      {t("toMend")}
                    </Badge>
                  ) : null}
                </button>
                {at > 0 ? (
                  <IconButton
                    label={t("moveUp", { name })}
                    size="icon-sm"
                    className="me-1 touch:size-touch"
                    onClick={() => raise(at)}
                  >
                    <ArrowUp />
                  </IconButton>
                ) : null}
              </div>
              {isOpen ? (
                <ColumnPanel
                  column={column}
                  label={t("columnInRow", { name })}
                  types={types}
                  above={columnsAbove(columns, at)}
                  written={written?.find(({ key }) => key === column.key)}
                  faults={here}
                  mostOptions={mostOptions}
                  onChange={(next) => onChange(columns.map((one) => (one.key === next.key ? next : one)))}
                  onRemove={() => onChange(columns.filter(({ key }) => key !== column.key))}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      {own ? <FieldError>{t(own.messageKey)}</FieldError> : null}
      {columns.length < mostInRows ? (
        <Button className="self-start" onClick={add}>
          <Plus />
          {t("addToRow")}
        </Button>
      ) : null}
    </fieldset>
  );
}
