import { Button } from "@ymp/ui/primitives/button";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { DeclarationFacts } from "./declaration-facts.tsx";
import { FilesOfEvent } from "./entry-files.tsx";
import type { Book } from "./logbooks.queries.ts";
import { PaperPeriodNote } from "./paper-period-note.tsx";

const PaperPeriodDialog = lazyPanel(
  "dialog",
  async () => (await import("./paper-period-dialog.tsx")).PaperPeriodDialog,
);
const DeclarationDialog = lazyPanel("dialog", async () => (await import("./declaration-dialog.tsx")).DeclarationDialog);

const mayAdd = ({ can, closedAt }: Book): boolean => can.signAsMaster && closedAt === null;

/** What a flag has issued for this kind of book, and how far it carries; without one the paper book is the record. */
export function DeclarationCard({ book }: { book: Book }) {
  const { t } = useTranslation("book-papers");
  const [isStoring, setStoring] = useState(false);
  const { declaration } = book;
  return (
    <>
      {declaration ? (
        <DeclarationFacts declaration={declaration} />
      ) : (
        <p dir="auto" className="text-sm">
          {t("declaration.none")}
        </p>
      )}
      {declaration ? (
        <FilesOfEvent
          title={t("declaration.scans")}
          eventId={declaration.id}
          files={declaration.files}
          mayAdd={mayAdd(book)}
        />
      ) : null}
      {mayAdd(book) ? (
        <Button variant="outline" className="mt-4 touch:min-h-touch" onClick={() => setStoring(true)}>
          {t("declaration.store")}
        </Button>
      ) : null}
      {isStoring ? <DeclarationDialog book={book} onClose={() => setStoring(false)} /> : null}
    </>
  );
}

/** When the book was kept on paper, with the scans of it. */
export function PaperPeriodsCard({ book }: { book: Book }) {
  const { t } = useTranslation("book-papers");
  const [isDeclaring, setDeclaring] = useState(false);
  const { paperPeriods } = book;
  return (
    <>
      {paperPeriods.length === 0 ? (
        <p dir="auto" className="text-sm">
          {t("period.none")}
        </p>
      ) : null}
      <ul className="flex flex-col gap-4">
        {paperPeriods.map((period) => (
          <li key={period.id}>
            <PaperPeriodNote period={period} />
            <FilesOfEvent title={t("period.scans")} eventId={period.id} files={period.files} mayAdd={mayAdd(book)} />
          </li>
        ))}
      </ul>
      {mayAdd(book) ? (
        <Button variant="outline" className="mt-4 touch:min-h-touch" onClick={() => setDeclaring(true)}>
          {t("period.declare")}
        </Button>
      ) : null}
      {isDeclaring ? <PaperPeriodDialog book={book} onClose={() => setDeclaring(false)} /> : null}
    </>
  );
}
