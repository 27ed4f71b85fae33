import { PropertyList } from "@ymp/ui/patterns/property-list";
import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { ConfirmDialog } from "@ymp/ui/primitives/alert-dialog";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { toast } from "@ymp/ui/primitives/toaster";
import { Pencil, PenLine, Trash2 } from "lucide-react";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { withdrawUnsent } from "../../lib/offline/change-unsent.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useAllUploads } from "../../lib/uploads/use-uploads.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { titleOf, typesOf } from "./book-layout.ts";
import { useBookName } from "./book-words.ts";
import { FilesOfUnsent } from "./entry-files.tsx";
import { placeOfEntry } from "./entry-place.ts";
import type { Book } from "./logbooks.queries.ts";
import { mayHaveArrived, type UnsentEntry, wasEntered } from "./unsent.ts";
import { UnsentHead, UnsentText } from "./unsent-list.tsx";
import { useUnsentSigning } from "./unsent-signing.ts";
import { UnsentBadge, useUnsentState, WhyNotTaken } from "./unsent-state.tsx";

const SignUnsent = lazyPanel("dialog", async () => (await import("./sign-unsent.tsx")).SignUnsent);

interface UnsentSheetProps {
  book: Book;
  unsent: UnsentEntry;
  /** It was saved to be signed. */
  signsAtOnce: boolean;
  onCorrect: () => void;
  onClose: () => void;
}

/** An entry that waits on this device: it is corrected, withdrawn or signed until it is sent. */
export function UnsentSheet({ book, unsent, signsAtOnce, onCorrect, onClose }: UnsentSheetProps) {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  const name = useBookName();
  const { queue } = useServices();
  const { write, entry, signature } = unsent;
  const signing = useUnsentSigning(book, unsent);
  const uploads = useAllUploads();
  const isSending = useUnsentState(write) === "sending";
  const [shown, setShown] = useState<"sign" | "withdraw" | null>(signsAtOnce && signing.signable ? "sign" : null);
  const type = typesOf(book).find(({ code }) => code === entry.code);
  const close = () => setShown(null);
  const resting = signature ? [signature.id] : [];
  const isThere = wasEntered(write);
  async function withdraw() {
    close();
    onClose();
    if (!(await withdrawUnsent(queue, write.id, resting))) return toast.failure(t("unsent.sentMeanwhile"));
    for (const file of uploads.files.filter(({ place }) => place === placeOfEntry(entry.id))) uploads.remove(file.id);
  }
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={t("unsent.numberOf", { number: book.number })}
      title={<span lang="en">{type ? titleOf(type) : entry.code}</span>}
      url={window.location.href}
      facts={
        <>
          <UnsentBadge write={write} />
          {signature ? (
            <Badge tone="draft">
              <PenLine />
              {t("unsent.signedHere")}
            </Badge>
          ) : null}
        </>
      }
      rail={
        <PropertyList
          properties={[
            { id: "book", label: t("property.book"), value: <bdi>{`${name(book)}, ${book.number}`}</bdi> },
            { id: "written", label: t("property.written"), value: formats.dateTime(entry.writtenAt ?? write.queuedAt) },
          ]}
        />
      }
      actions={
        <>
          {isThere ? (
            // The sheet of that entry comes in the place of this one.
            <Button variant="primary" size="lg" onClick={() => void queue.discard(write.id, ...resting)}>
              {t("unsent.openThere")}
            </Button>
          ) : null}
          {signing.signable && !signature && !isThere ? (
            <Button variant="primary" size="lg" disabled={isSending} onClick={() => setShown("sign")}>
              <PenLine />
              {t(`sign.${signing.signable.capacity}`)}
            </Button>
          ) : null}
          <Button size="lg" disabled={isSending || isThere} onClick={onCorrect}>
            <Pencil />
            {t("unsent.correct")}
          </Button>
          <Button variant="outline" size="lg" disabled={isSending || isThere} onClick={() => setShown("withdraw")}>
            <Trash2 />
            {t("unsent.withdraw")}
          </Button>
        </>
      }
    >
      <p dir="auto" className="text-muted-foreground text-sm">
        {t("unsent.explain")}
      </p>
      <WhyNotTaken write={write} />
      {signature ? <WhyNotTaken write={signature} /> : null}
      <section
        aria-label={t("unsent.numberOf", { number: book.number })}
        className="mt-3 flex flex-col gap-2 rounded-md bg-paper px-5 py-3.5 text-paper-foreground text-sm shadow-sm inset-ring inset-ring-paper-rule"
      >
        <UnsentHead book={book} unsent={unsent} />
        <UnsentText book={book} unsent={unsent} />
      </section>
      {signing.whyNot && !signature ? (
        <p dir="auto" className="mt-3 text-muted-foreground text-sm">
          {t(signing.whyNot)}
        </p>
      ) : null}
      <FilesOfUnsent entryId={entry.id} mayAdd={!signature && !isSending && !isThere} />
      {shown === "sign" && signing.signable ? (
        <SignUnsent book={book} unsent={unsent} signable={signing.signable} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={shown === "withdraw"}
        onOpenChange={(open) => open || close()}
        title={t("unsent.withdrawTitle")}
        consequences={t(mayHaveArrived(write) ? "unsent.withdrawSentText" : "unsent.withdrawText")}
        confirm={t("unsent.withdraw")}
        onConfirm={() => void withdraw()}
        destructive
      />
    </RecordSheet>
  );
}
