import { Button } from "@ymp/ui/primitives/button";
import { PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { useServices } from "../../app/services-context.tsx";
import { WrittenText } from "../../lib/definitions/paper.tsx";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { titlesOf, typesOf, typesOn } from "./book-layout.ts";
import { paperDay, useClocks } from "./book-words.ts";
import { type Book, knownEntries } from "./logbooks.queries.ts";
import { type UnsentDraft, type UnsentEntry, type UnsentSignature, useUnsentOf } from "./unsent.ts";
import { useUnsentPaper } from "./unsent-paper.ts";
import { UnsentBadge, WhyNotTaken } from "./unsent-state.tsx";

interface UnsentListProps {
  book: Book;
  onOpen: (entryId: string) => void;
  /** Goes on with a draft. */
  onDraft: (draftId: string) => void;
}

/** What lies on this device for the book and has no number yet, in the order in which it is sent. */
export function UnsentList({ book, onOpen, onDraft }: UnsentListProps) {
  const { t } = useTranslation("logbooks");
  const { entries, drafts, signatures } = useUnsentOf(book.id);
  if (entries.length + drafts.length + signatures.length === 0) return null;
  return (
    <section
      aria-labelledby="unsent"
      className="mx-auto mb-4 max-w-[88rem] rounded-lg border border-paper-rule border-dashed bg-paper px-7 py-4 text-paper-foreground max-md:mb-0 max-md:rounded-none max-md:px-4"
    >
      <h2 id="unsent" dir="auto" className="font-semibold">
        {t("unsent.title")}
      </h2>
      <p dir="auto" className="text-paper-muted text-sm">
        {t("unsent.explain")}
      </p>
      <ul className="mt-2">
        {entries.map((unsent) => (
          <EntryRow key={unsent.write.id} book={book} unsent={unsent} onOpen={onOpen} />
        ))}
        {drafts.map((unsent) => (
          <DraftRow key={unsent.write.id} unsent={unsent} onDraft={onDraft} />
        ))}
        {signatures.map((unsent) => (
          <SignatureRow key={unsent.write.id} book={book} unsent={unsent} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-col gap-1.5 border-paper-rule border-b py-2.5 text-sm last:border-b-0">{children}</li>
);

function EntryRow({ book, unsent, onOpen }: { book: Book; unsent: UnsentEntry } & Pick<UnsentListProps, "onOpen">) {
  const { t } = useTranslation("logbooks");
  const { write, entry, signature } = unsent;
  return (
    <Row>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <UnsentHead book={book} unsent={unsent} />
        <span className="ms-auto flex flex-wrap items-center gap-2">
          <UnsentBadge write={write} />
          <Button size="sm" className="touch:min-h-touch" onClick={() => onOpen(entry.id)}>
            {t("unsent.open")}
          </Button>
        </span>
      </div>
      <UnsentText book={book} unsent={unsent} />
      <WhyNotTaken write={write} />
      <p className="flex items-center gap-2 text-paper-muted">
        <PenLine aria-hidden className="size-3.5 flex-none" />
        <span dir="auto">{t(signature ? "unsent.signedHere" : "unsent.notSigned")}</span>
      </p>
      {signature ? <WhyNotTaken write={signature} /> : null}
    </Row>
  );
}

interface OfEntry {
  book: Book;
  unsent: UnsentEntry;
}

/** Its day and what is entered, where others have their number. */
export function UnsentHead({ book, unsent: { entry } }: OfEntry) {
  const clocks = useClocks();
  const paper = useUnsentPaper(book, entry);
  const title = typesOf(book).find(({ code }) => code === entry.code)?.title;
  return (
    <p className="flex flex-wrap gap-x-3">
      {paper ? (
        <span className="whitespace-nowrap text-paper-muted tabular-nums">
          {paperDay(paper.occurredAt, paper.payload.shipOffsetMin)}{" "}
          {clocks(paper.occurredAt, paper.payload.shipOffsetMin)}
        </span>
      ) : null}
      <span lang="en" className="font-medium">
        {entry.code.length <= 2 ? entry.code : title}
      </span>
    </p>
  );
}

/** What will stand there. */
export function UnsentText({ book, unsent: { entry } }: OfEntry) {
  const paper = useUnsentPaper(book, entry);
  if (!paper) return null;
  const { lines = null, columns = null } = paper.payload;
  return <WrittenText written={{ lines, columns }} isStruck={false} titles={titlesOf(typesOn(book, entry.design))} />;
}

function DraftRow({ unsent: { write, draft }, onDraft }: { unsent: UnsentDraft } & Pick<UnsentListProps, "onDraft">) {
  const { t } = useTranslation("logbooks");
  return (
    <Row>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span dir="auto" className="font-medium">
          {t("draftOf", { code: draft.code ?? "" })}
        </span>
        <span className="ms-auto flex flex-wrap items-center gap-2">
          <UnsentBadge write={write} />
          {draft.version === undefined ? (
            <Button size="sm" className="touch:min-h-touch" onClick={() => onDraft(draft.id)}>
              {t("unsent.correct")}
            </Button>
          ) : null}
        </span>
      </div>
      <WhyNotTaken write={write} />
    </Row>
  );
}

/** The entry stands in the book; its signature was not taken, or is on its way. */
function SignatureRow({
  book,
  unsent,
  onOpen,
}: { book: Book; unsent: UnsentSignature } & Pick<UnsentListProps, "onOpen">) {
  const { t } = useTranslation("logbooks");
  const { queryClient, queue } = useServices();
  const { write, entryId } = unsent;
  const no = knownEntries(queryClient, book.id).find(({ id }) => id === entryId)?.no;
  const left = write.refusal && whatIsLeft(write.refusal);
  return (
    <Row>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span dir="auto" className="font-medium">
          {no === undefined ? t("unsent.signature") : t("unsent.signatureOf", { no })}
        </span>
        <span className="ms-auto flex flex-wrap items-center gap-2">
          <UnsentBadge write={write} />
          {left === "unsent.signatureAlone" ? null : (
            <Button size="sm" className="touch:min-h-touch" onClick={() => onOpen(entryId)}>
              {t("unsent.open")}
            </Button>
          )}
          {write.refusal ? (
            <Button size="sm" className="touch:min-h-touch" onClick={() => void queue.discard(write.id)}>
              {t("unsent.dismiss")}
            </Button>
          ) : null}
        </span>
      </div>
      <WhyNotTaken write={write} />
      {left ? (
        <p dir="auto" className="text-paper-muted">
          {t(left)}
        </p>
      ) : null}
    </Row>
  );
}

const noLongerAwaited = new Set(
  ["signedAlready", "signatureNotAwaited", "struck"].map((word) => `logbook-refusals:${word}`),
);

/** What its signer does about a signature that was not taken. */
function whatIsLeft({ code, messageKey }: NonNullable<QueuedWrite["refusal"]>): string {
  if (code === "not_found") return "unsent.signatureAlone";
  if (noLongerAwaited.has(messageKey)) return "unsent.signatureThere";
  return "unsent.signatureLeft";
}
