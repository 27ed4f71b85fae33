import type { BookForm } from "@ymp/core/books/all-books";
import { type ColumnType, type DesignedColumn, ownSigners } from "@ymp/core/books/custom-book";
import { newId } from "@ymp/core/ids";
import { cn } from "@ymp/ui/lib/cn";
import { narrowQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useRef, useState } from "react";
import { ScreenFoot } from "../../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useScreenKeys } from "../../../lib/use-screen-keys.ts";
import type { Book } from "../logbooks.queries.ts";
import { asksNothing, type BookDesign, columnsAbove, faultsOf, newColumn, useBookDesign } from "./book-design.ts";
import { ColumnList } from "./column-list.tsx";
import { ColumnPalette } from "./column-palette.tsx";
import { ColumnPanel } from "./column-panel.tsx";
import { offeredTypes } from "./column-types.tsx";
import { DesignPreview } from "./design-preview.tsx";
import { DesignedMeanwhile } from "./designed-meanwhile.tsx";
import { ReadyDesigns } from "./ready-designs.tsx";
import { RowColumns } from "./row-columns.tsx";
import { SignersField } from "./signers-field.tsx";

const SignDesignDialog = lazyPanel("dialog", async () => (await import("./sign-design-dialog.tsx")).SignDesignDialog);

const noColumns: readonly DesignedColumn[] = [];
const mostOptions = 40;
/** Where the form is tried beside its design. */
const besideQuery = "(min-width: 1400px)";

/** A book of an own design: its columns in their order, what each asks, and the form that comes of them. */
export function BookDesigner({ book }: { book: Book | undefined }) {
  const { t } = useTranslation("book-design");
  const screen = useRef<HTMLDivElement>(null);
  const firstType = useRef<HTMLButtonElement>(null);
  const isNarrow = useMedia(narrowQuery);
  const isBeside = useMedia(besideQuery);
  const written = (book?.form as BookForm | undefined)?.columns ?? noColumns;
  const { typed, change, forget, startAfresh } = useBookDesign(book?.id, () => freshOf(book, written));
  const [chosen, setChosen] = useState<string | null>(null);
  const [picked, setView] = useState<"design" | "form">("design");
  const view = isBeside ? "design" : picked;
  const [isSigning, setSigning] = useState(false);
  useScreenKeys(screen, { "/": () => firstType.current?.focus() });
  const { title, columns, signers } = typed;
  const isUsed = book !== undefined && (book.entries > 0 || book.drafts > 0);
  const faults = faultsOf(typed);
  const faultyKeys = new Set(faults.flatMap(({ at }) => columns[at]?.key ?? []));
  const setColumns = (next: readonly DesignedColumn[]) => change({ columns: next });
  const add = (type: ColumnType) => {
    const column = newColumn(type);
    setColumns([...columns, column]);
    setChosen(column.key);
  };
  const at = columns.findIndex(({ key }) => key === chosen);
  const column = columns[at];
  const before = column && isUsed ? written.find(({ key }) => key === column.key) : undefined;
  const here = faults.filter((fault) => fault.at === at);
  const replace = (next: DesignedColumn) => setColumns(columns.map((one) => (one.key === next.key ? next : one)));
  const panel = column ? (
    <ColumnPanel
      key={column.key}
      column={column}
      label={t("column", { position: at + 1 })}
      types={offeredTypes}
      above={columnsAbove(columns, at)}
      written={before}
      faults={here.filter(({ inner }) => inner === undefined)}
      mostOptions={mostOptions}
      onChange={replace}
      onRemove={() => setColumns(columns.filter(({ key }) => key !== column.key))}
      rows={
        column.type === "rows" ? (
          <RowColumns
            columns={column.columns ?? noColumns}
            written={before?.columns}
            faults={here}
            onChange={(inner) => replace({ ...column, columns: inner })}
          />
        ) : null
      }
    />
  ) : null;
  const isOutdated = book !== undefined && typed.version !== undefined && typed.version !== book.version;
  const isReady = !isOutdated && title.trim() !== "" && faults.length === 0 && !asksNothing(typed);
  return (
    <div ref={screen} className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={title.trim() || t("title")}
        tools={
          isBeside ? null : (
            <Segmented
              label={t("view")}
              options={[
                { value: "design", label: t("design") },
                { value: "form", label: t("form") },
              ]}
              value={view}
              onValueChange={setView}
            />
          )
        }
        action={
          <Button variant="primary" disabled={!isReady} onClick={() => setSigning(true)}>
            {t(book ? "sign" : "open")}
          </Button>
        }
      />
      <div className="flex min-h-0 flex-1 border-border border-t max-lg:flex-col max-lg:overflow-y-auto">
        {view === "design" ? (
          <div className="w-53 flex-none overflow-y-auto border-border border-e max-lg:w-full max-lg:border-e-0 max-lg:border-b">
            <ColumnPalette count={columns.length} first={firstType} onAdd={add} />
          </div>
        ) : null}
        <div className="min-w-0 flex-1 bg-muted/40 p-6 max-md:p-4 lg:overflow-y-auto">
          {isOutdated ? <DesignedMeanwhile onStartAfresh={startAfresh} /> : null}
          <div className={cn("mx-auto flex items-start gap-6", isBeside ? "max-w-[1200px]" : "max-w-[800px]")}>
            <div className="min-w-0 flex-1 rounded-md border border-border bg-card">
              {view === "form" ? (
                <DesignPreview {...typed} />
              ) : (
                <>
                  <div className="hairline-b grid grid-cols-2 gap-4 p-4 max-sm:grid-cols-1">
                    <Field label={t("bookTitle")} required>
                      <Input
                        value={title}
                        maxLength={80}
                        autoComplete="off"
                        // The cover keeps the title that it was opened with.
                        disabled={book !== undefined}
                        onChange={({ target }) => change({ title: target.value })}
                      />
                    </Field>
                    <SignersField signers={signers} onChange={(next) => change({ signers: next })} />
                  </div>
                  {columns.length === 0 ? (
                    <>
                      <p dir="auto" className="p-4 text-muted-foreground text-sm">
                        {t("empty")}
                      </p>
                      {book === undefined ? <ReadyDesigns onBegin={change} /> : null}
                    </>
                  ) : (
                    <ColumnList
                      columns={columns}
                      chosen={chosen}
                      faulty={faultyKeys}
                      onChoose={(key) => setChosen(key === chosen && isNarrow ? null : key)}
                      onChange={setColumns}
                      below={isNarrow ? panel : null}
                    />
                  )}
                </>
              )}
            </div>
            {isBeside ? (
              <div className="sticky top-0 w-100 flex-none rounded-md border border-border bg-card">
                <DesignPreview {...typed} />
              </div>
            ) : null}
          </div>
        </div>
        {view === "design" && !isNarrow && panel ? (
          <div className="w-83 flex-none overflow-y-auto border-border border-s">{panel}</div>
        ) : null}
      </div>
      <ScreenFoot shown={t("foot", { count: columns.length })} />
      {isSigning ? (
        <SignDesignDialog design={typed} book={book} onSigned={forget} onClose={() => setSigning(false)} />
      ) : null}
    </div>
  );
}

const freshOf = (book: Book | undefined, columns: readonly DesignedColumn[]): BookDesign => ({
  id: book?.id ?? newId(),
  version: book?.version,
  title: book?.title ?? "",
  columns,
  signers: (book?.form as BookForm | undefined)?.signers ?? ownSigners,
});
