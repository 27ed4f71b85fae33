import type { CalendarDate } from "@ymp/core/calendar-date";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { EditOrRemove } from "../../../lib/edit-or-remove.tsx";
import { lazyPanel } from "../../../lib/lazy-part.tsx";
import { ExportItems } from "../../../lib/lists/export-menu.tsx";
import { Loaded } from "../../../lib/loaded.tsx";
import { MoreMenu } from "../../../lib/more-menu.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import { useRemoveManning } from "./manning.mutations.ts";
import { type Manning, type OtherDocument, useManning, useManningExport } from "./manning.queries.ts";
import { ManningRows } from "./manning-rows.tsx";

const ManningSheet = lazyPanel("form", async () => (await import("./manning-sheet.tsx")).ManningSheet);

/** The safe manning document: who fills its rows on a day, and what is missing. */
export function ManningPanel({ onDay }: { onDay: CalendarDate }) {
  return <Loaded query={useManning(onDay)}>{(manning) => <Shown manning={manning} onDay={onDay} />}</Loaded>;
}

type Opened = OtherDocument | "new" | null;

function Shown({ manning, onDay }: { manning: Manning; onDay: CalendarDate }) {
  const { t } = useTranslation("certificates");
  const [opened, open] = useState<Opened>(null);
  const list = useManningExport(onDay);
  const { document, rows, can } = manning;
  if (!(document || can.write || manning.others.length > 0)) return null;
  return (
    <section aria-label={t("manning.title")} className="mb-6 flex flex-col gap-2">
      <SectionHead level={2} title={t("manning.title")} fact={document ? <Verdict manning={manning} /> : undefined}>
        {can.write ? (
          <Button variant="secondary" size="sm" onClick={() => open("new")}>
            <Plus />
            {t("manning.new")}
          </Button>
        ) : null}
        {document ? (
          <MoreMenu>
            <ExportItems formats={["xlsx", "csv", "pdf"]} list={list} />
          </MoreMenu>
        ) : null}
      </SectionHead>
      {document ? (
        <>
          <DocumentLine document={document} can={can} onEdit={() => open(document)}>
            <Until document={document} />
          </DocumentLine>
          <ManningRows rows={rows} />
        </>
      ) : (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("manning.none")}
        </p>
      )}
      {manning.others.map((other) => (
        <DocumentLine key={other.id} document={other} can={can} onEdit={() => open(other)}>
          {t(other.issuedOn > onDay ? "manning.notYet" : "manning.replaced")}
        </DocumentLine>
      ))}
      {opened ? (
        <ManningSheet document={opened === "new" ? null : opened} can={can} onDay={onDay} onClose={() => open(null)} />
      ) : null}
    </section>
  );
}

function Verdict({ manning: { rows, isManned } }: { manning: Manning }) {
  const { t } = useTranslation("certificates");
  const needed = rows.reduce((sum, { number }) => sum + number, 0);
  const empty = rows.reduce((sum, row) => sum + row.empty, 0);
  return (
    <span dir="auto" className={isManned ? undefined : "font-semibold text-status-overdue"}>
      {isManned ? t("manning.met") : t("manning.short", { filled: needed - empty, needed })}
    </span>
  );
}

function Until({ document }: { document: NonNullable<Manning["document"]> }) {
  const { t } = useTranslation("certificates");
  const formats = useFormats();
  const { state, expiresOn } = document;
  if (!expiresOn) return t("state.noExpiry");
  const isEnding = state === "expired" || state === "urgent";
  return (
    <span className={isEnding ? "font-semibold text-status-overdue" : undefined}>
      {t(state === "expired" ? "manning.ended" : "manning.until", { date: formats.date(expiresOn) })}
    </span>
  );
}

interface DocumentLineProps {
  document: OtherDocument;
  can: Manning["can"];
  onEdit: () => void;
  children: ReactNode;
}

function DocumentLine({ document, can, onEdit, children }: DocumentLineProps) {
  const { t } = useTranslation("certificates");
  const formats = useFormats();
  const remove = useRemoveManning();
  const { id, version, number, authority, tradingArea, issuedOn } = document;
  return (
    <div className="flex items-center gap-2 text-sm">
      <p dir="auto" className="min-w-0 flex-1 break-words text-muted-foreground">
        <bdi className="text-foreground">{number}</bdi>{" "}
        {formats.list([authority, tradingArea, t("manning.issued", { date: formats.date(issuedOn) })])}
        {", "}
        {children}
      </p>
      {can.write ? (
        <EditOrRemove
          name={number}
          edit={t("manning.edit", { number })}
          onEdit={onEdit}
          asked={{
            title: t("manning.removeTitle"),
            consequences: t("manning.removeText"),
            confirm: t("manning.removeConfirm"),
          }}
          isRemoving={remove.isPending}
          onRemove={(done) => remove.mutate({ id, version }, done)}
        />
      ) : null}
    </div>
  );
}
