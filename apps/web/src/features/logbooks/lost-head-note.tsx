import { Button } from "@ymp/ui/primitives/button";
import { PenLine, ShieldAlert } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { Book } from "./logbooks.queries.ts";
import type { LostHead } from "./seen-heads.ts";

const AnswerLostDialog = lazyPanel("dialog", async () => (await import("./answer-lost-dialog.tsx")).AnswerLostDialog);

interface LostHeadNoteProps {
  book: Book;
  /** By this device; null where another one has told it. */
  lost: LostHead | null;
}

/** Said above everything: the book is no longer the one that a device has seen. Its master answers for it. */
export function LostHeadNote({ book, lost }: LostHeadNoteProps) {
  const { t } = useTranslation("logbooks");
  const [isAnswering, setAnswering] = useState(false);
  const seen = lost?.seen ?? book.lost;
  if (!seen) return null;
  const now = lost?.now ?? book.head;
  const isOfShip = lost === null || lost.isSealed;
  return (
    <div
      role="alert"
      className="mx-auto mb-4 flex max-w-[88rem] items-start gap-3 rounded-lg border-2 border-status-overdue bg-card px-5 py-4 text-sm max-md:mb-0 max-md:rounded-none"
    >
      <ShieldAlert aria-hidden className="mt-0.5 size-5 flex-none text-status-overdue" />
      <div className="min-w-0">
        <h2 dir="auto" className="font-semibold">
          {t(lost ? "lostHead.title" : "lostHead.titleElsewhere")}
        </h2>
        <p dir="auto" className="mt-1">
          {t(isOfShip ? "lostHead.sealed" : "lostHead.unsealed")}
        </p>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          <Head label={t(lost ? "lostHead.seen" : "lostHead.seenElsewhere", { seq: seen.seq })} hash={seen.hash} />
          <Head label={t("lostHead.now", { seq: now.seq })} hash={now.hash} />
        </dl>
        {book.lost && book.can.signAsMaster ? (
          <Button className="mt-3 touch:min-h-touch" onClick={() => setAnswering(true)}>
            <PenLine />
            {t("lostHead.answer")}
          </Button>
        ) : null}
        {book.lost && isAnswering ? (
          <AnswerLostDialog book={book} lost={book.lost} onClose={() => setAnswering(false)} />
        ) : null}
      </div>
    </div>
  );
}

function Head({ label, hash }: { label: string; hash: string }) {
  return (
    <div className="col-span-full grid grid-cols-subgrid max-md:grid-cols-1">
      <dt dir="auto" className="text-muted-foreground">
        {label}
      </dt>
      <dd className="select-text break-all font-mono text-xs leading-5">{hash}</dd>
    </div>
  );
}
