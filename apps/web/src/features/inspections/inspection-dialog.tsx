import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Tablet } from "lucide-react";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useUnsent } from "../../app/unsent.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useExportBook } from "../logbooks/use-export-book.ts";
import { InspectionOpening } from "./inspection-opening.tsx";
import { useCopyName, useNumberedBook } from "./inspection-words.ts";
import { useEndInspection, useHandOver, useSaveCopyOf } from "./inspections.mutations.ts";
import { type Inspection, useInspection } from "./inspections.queries.ts";
import { LookedAt } from "./looked-at.tsx";
import { useStateOfInspection } from "./state-words.ts";

/** One inspection for the master: what lets the officer in while it runs, what was looked at, and the copies that were given out. */
export function InspectionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("inspections");
  const query = useInspection(id);
  const inspection = query.data;
  const title = inspection ? t("by", { officer: inspection.officer, authority: inspection.authority }) : t("title");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={<bdi>{title}</bdi>}
        footer={inspection ? <Acts inspection={inspection} onClose={onClose} /> : undefined}
      >
        {inspection ? <Told inspection={inspection} /> : <NotLoaded query={query} />}
      </DialogContent>
    </Dialog>
  );
}

function Told({ inspection }: { inspection: Inspection }) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const state = useStateOfInspection();
  const copyName = useCopyName();
  const save = useSaveCopyOf();
  const numbered = useNumberedBook();
  const print = useExportBook();
  const { id, port, startedAt, masterName, books, code, link, looks, hasMoreLooks, copies, sessions } = inspection;
  return (
    <>
      <p dir="auto" className="text-sm">
        {formats.list([
          state(inspection),
          port,
          t("facts.startedBy", { when: formats.dateTime(startedAt), who: masterName }),
        ])}
      </p>
      {code && link ? <InspectionOpening code={code} link={link} /> : null}
      {books.length > 0 ? (
        <section aria-label={t("asked.title")}>
          <h3 dir="auto" className="font-semibold text-sm">
            {t("asked.title")}
          </h3>
          <ul>
            {books.map((book) => (
              <li key={book.id} className="hairline-b flex flex-wrap items-center gap-2 py-1.5 text-sm last:border-b-0">
                <span className="min-w-0 flex-1 basis-48 break-words">
                  <bdi className="block">{numbered(book)}</bdi>
                  <span dir="auto" className="block text-muted-foreground text-xs tabular-nums">
                    {t("account.period", { from: formats.date(book.period.from), to: formats.date(book.period.to) })}
                  </span>
                </span>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t("asked.print", { book: numbered(book) })}
                  busy={print.isPending}
                  onClick={() => print.mutate({ id: book.id, format: "pdf", ...book.period })}
                >
                  {t("copies.save")}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {copies.length > 0 ? (
        <section aria-label={t("copies.title")}>
          <h3 dir="auto" className="font-semibold text-sm">
            {t("copies.title")}
          </h3>
          <ul>
            {copies.map((copy) => (
              <li key={copy.id} className="hairline-b flex flex-wrap items-center gap-2 py-1.5 text-sm last:border-b-0">
                <span dir="auto" className="min-w-0 flex-1 basis-48 break-words">
                  {copyName(copy)}
                </span>
                <Button
                  size="sm"
                  variant="outline"
                  busy={save.isPending}
                  onClick={() => save.mutate({ inspectionId: id, id: copy.id })}
                >
                  {t("copies.save")}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <LookedAt looks={looks} hasMoreLooks={hasMoreLooks} sessions={sessions} />
    </>
  );
}

function Acts({ inspection: { id, can }, onClose }: { inspection: Inspection; onClose: () => void }) {
  const { t } = useTranslation("inspections");
  const end = useEndInspection();
  const handOver = useHandOver();
  const { queue } = useServices();
  const { count } = useUnsent();
  const [asks, setAsks] = useState<"end" | "handOver" | null>(null);
  const stop = () => setAsks(null);
  const askToHandOver = () => {
    setAsks("handOver");
    // What waits here would lie unseen and unsent until the device comes back.
    void queue.flush();
  };
  return (
    <>
      <Button variant="ghost" size="lg" onClick={onClose}>
        {t("ui:close")}
      </Button>
      {can.end ? (
        <Button variant="destructive" size="lg" onClick={() => setAsks("end")}>
          {t("end.action")}
        </Button>
      ) : null}
      {can.handOver ? (
        <Button variant="primary" size="lg" onClick={askToHandOver}>
          <Tablet />
          {t("handOver.action")}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asks === "end"}
        onOpenChange={stop}
        title={t("end.title")}
        consequences={t("end.text")}
        confirm={t("end.action")}
        destructive
        busy={end.isPending}
        onConfirm={() => end.mutate({ id }, { onSettled: stop })}
      />
      <ConfirmDialog
        open={asks === "handOver"}
        onOpenChange={stop}
        title={t("handOver.title")}
        consequences={[t("handOver.text"), ...(count > 0 ? [t("handOver.unsent", { count })] : [])].join(" ")}
        confirm={t("handOver.action")}
        busy={handOver.isPending}
        onConfirm={() => handOver.mutate({ id }, { onError: stop })}
      />
    </>
  );
}
