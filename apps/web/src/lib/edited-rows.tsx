import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList, SectionHead } from "@ymp/ui/primitives/card";
import { Pencil, Plus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "./translation.tsx";

export interface EditedRowsProps<Row extends { id: string }> {
  title: string;
  rows: readonly Row[];
  /** Said while there is none. */
  none: string;
  /** The verb that adds one; absent: nothing may be changed. */
  add?: string | undefined;
  row: (row: Row) => ReactNode;
  nameOf: (row: Row) => string;
  /** What the pencil of a row is called. */
  edit: (name: string) => string;
  /** Of the call that removes one. */
  isRemoving: boolean;
  onRemove: (row: Row) => void;
  /** The form of one of them, or with null of a new one. */
  form: (row: Row | null, close: () => void) => ReactNode;
}

/** What belongs to a record, such as the contacts of a supplier: a row each, and a form for a new one and for each of them. */
export function EditedRows<Row extends { id: string }>(props: EditedRowsProps<Row>) {
  const { title, rows, none, add, row, nameOf, edit, isRemoving, onRemove, form } = props;
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
            <li key={one.id} className="flex-wrap py-1.5 sm:flex-nowrap">
              {row(one)}
              {add ? (
                <RowTools
                  name={nameOf(one)}
                  edit={edit(nameOf(one))}
                  onEdit={() => setEdited(one)}
                  isRemoving={isRemoving}
                  onRemove={() => onRemove(one)}
                />
              ) : null}
            </li>
          ))}
        </RowList>
      )}
      {edited ? form(edited === "new" ? null : edited, () => setEdited(null)) : null}
    </section>
  );
}

interface RowToolsProps {
  name: string;
  edit: string;
  onEdit: () => void;
  isRemoving: boolean;
  onRemove: () => void;
}

/** A pencil and a cross at the end of a row. */
function RowTools({ name, edit, onEdit, isRemoving, onRemove }: RowToolsProps) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-none max-sm:ms-auto">
      <IconButton label={edit} size="icon-sm" onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton label={t("controls:remove", { name })} size="icon-sm" disabled={isRemoving} onClick={onRemove}>
        <X />
      </IconButton>
    </span>
  );
}
