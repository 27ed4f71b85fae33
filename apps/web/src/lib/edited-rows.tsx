import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Pencil, Plus, X } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "./translation.tsx";

export interface EditedRowsProps<Row extends { id: string }> {
  title: string;
  rows: readonly Row[];
  /** Said while there is none. */
  none: string;
  /** The verb that adds one; absent: nothing may be changed. */
  add?: string | undefined;
  row: (row: Row, edit: () => void) => ReactNode;
  /** The form of one of them, or with null of a new one. */
  form: (row: Row | null, close: () => void) => ReactNode;
}

/** What belongs to a record, such as the contacts of a supplier: a row each, and a form for a new one and for each of them. */
export function EditedRows<Row extends { id: string }>({ title, rows, none, add, row, form }: EditedRowsProps<Row>) {
  const [edited, setEdited] = useState<Row | "new" | null>(null);
  return (
    <section>
      <SectionHead title={title} fact={rows.length || undefined}>
        {add ? (
          <Button variant="ghost" size="sm" className="-me-2.5" onClick={() => setEdited("new")}>
            <Plus />
            {add}
          </Button>
        ) : null}
      </SectionHead>
      {rows.length === 0 ? (
        <p className="text-muted-foreground text-sm">{none}</p>
      ) : (
        <RowList aria-label={title}>
          {rows.map((one) => (
            <Fragment key={one.id}>{row(one, () => setEdited(one))}</Fragment>
          ))}
        </RowList>
      )}
      {edited ? form(edited === "new" ? null : edited, () => setEdited(null)) : null}
    </section>
  );
}

export interface RowToolsProps {
  /** Of the row. */
  name: string;
  /** What the pencil is called. */
  edit: string;
  onEdit: () => void;
  isRemoving: boolean;
  onRemove: () => void;
  className?: string;
}

/** A pencil and a cross at the end of a row. */
export function RowTools({ name, edit, onEdit, isRemoving, onRemove, className = "" }: RowToolsProps) {
  const { t } = useTranslation();
  return (
    <span className={`flex flex-none ${className}`}>
      <IconButton label={edit} size="icon-sm" onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton label={t("ui:remove", { name })} size="icon-sm" disabled={isRemoving} onClick={onRemove}>
        <X />
      </IconButton>
    </span>
  );
}
