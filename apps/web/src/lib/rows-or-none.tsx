import { RowList } from "@ymp/ui/primitives/card";
import { Fragment, type ReactNode } from "react";
import { PathLink } from "../app/path-link.tsx";
import { CutNote, type CutNoteProps } from "./lists/cut-note.tsx";
import { useTranslation } from "./translation.tsx";

export interface RowsOrNoneProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Said while there is none. */
  none: string;
  rowId: (row: Row) => string;
  /** Where there are more than these. */
  hasMore?: boolean | undefined;
  /** Which ones these are. */
  way?: CutNoteProps["way"];
  /** The list of all of them. */
  all?: string;
  children: (row: Row) => ReactNode;
}

/** Rows of a record's sheet, and where they are cut off. */
export function RowsOrNone<Row>(props: RowsOrNoneProps<Row>) {
  const { label, rows, none, rowId, hasMore, way = "first", all, children } = props;
  if (rows.length === 0)
    return (
      <p dir="auto" className="text-muted-foreground text-sm">
        {none}
      </p>
    );
  return (
    <>
      <RowList aria-label={label}>
        {rows.map((row) => (
          <Fragment key={rowId(row)}>{children(row)}</Fragment>
        ))}
      </RowList>
      <CutNote shown={hasMore && rows.length} way={way}>
        {all ? <AllOfThem href={all} /> : null}
      </CutNote>
    </>
  );
}

function AllOfThem({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <PathLink href={href} className="text-primary hover:underline">
      {t("lists:cut.all")}
    </PathLink>
  );
}
