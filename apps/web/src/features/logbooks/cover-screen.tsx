import { volumePath } from "@ymp/core/books/book-addresses";
import { namesTanks } from "@ymp/core/books/tank-books";
import { cn } from "@ymp/ui/lib/cn";
import { PropertyList } from "@ymp/ui/patterns/property-list";
import { SignatureInk } from "@ymp/ui/patterns/signature-ink";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { type ReactNode, useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useVessel } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { FormText } from "../../lib/definitions/form-text.tsx";
import { FormKind } from "../../lib/definitions/form-words.ts";
import { lazyPanel, lazyView } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { shortHash, signatureDay, useBookName } from "./book-words.ts";
import { ExportMenu } from "./late-export-menu.ts";
import { VerifyButton } from "./late-verify-button.ts";
import { type Book, useBook } from "./logbooks.queries.ts";
import { MissingList } from "./missing-list.tsx";

const AnsweredLosses = lazyView(async () => (await import("./answered-losses.tsx")).AnsweredLosses);

const DeclarationCard = lazyView(async () => (await import("./book-papers.tsx")).DeclarationCard);
const PaperPeriodsCard = lazyView(async () => (await import("./book-papers.tsx")).PaperPeriodsCard);
const TanksCard = lazyView(async () => (await import("./tanks-card.tsx")).TanksCard);
const CloseBookDialog = lazyPanel("dialog", async () => (await import("./close-book-dialog.tsx")).CloseBookDialog);
const CompareHeadDialog = lazyPanel(
  "dialog",
  async () => (await import("./compare-head-dialog.tsx")).CompareHeadDialog,
);

/** The cover of a volume: the ship as she was, who opened and closed it, who signed in it, the tanks, the letters. */
export function CoverScreen({ bookId }: { bookId: string }) {
  const query = useBook(bookId);
  if (query.data) return <LoadedCover book={query.data} />;
  return <NotLoaded query={query} />;
}

function LoadedCover({ book }: { book: Book }) {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  const name = useBookName();
  const [isClosing, setClosing] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const { openedAt, openedPlace, openedBy, closedAt, closedPlace, keptUntil } = book;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={name(book)}
        count={t("volume", { number: book.number, when: formats.dateTime(openedAt) })}
        tools={
          <>
            <VerifyButton book={book} />
            <ExportMenu book={book} page={book.lastPageNo} />
            {book.kind === "custom" && book.closedAt === null && book.can.signAsMaster ? (
              <Button asChild>
                <PathLink href={`/app/createlogbook/${book.id}`}>{t("book-design:change")}</PathLink>
              </Button>
            ) : null}
          </>
        }
        action={
          <Button variant="primary" className="max-md:w-full" asChild>
            <PathLink href={volumePath(book)}>{t("cover.read")}</PathLink>
          </Button>
        }
      />
      <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto px-6 pb-8 max-md:px-4 xl:grid-cols-2">
        <Card title={t("cover.title")}>
          <PropertyList
            properties={[
              {
                id: "opened",
                label: t("cover.opened"),
                value: formats.list([formats.dateTime(openedAt), openedPlace, openedBy]),
              },
              ...(closedAt === null
                ? []
                : [
                    {
                      id: "closed",
                      label: t("cover.closed"),
                      value: formats.list([formats.dateTime(closedAt), closedPlace]),
                    },
                  ]),
              { id: "entries", label: t("cover.entries"), value: formats.count(book.entries) },
              { id: "pages", label: t("pages"), value: `${book.firstPageNo} – ${book.lastPageNo}` },
              ...(keptUntil === null ? [] : [{ id: "kept", label: t("cover.kept"), value: formats.date(keptUntil) }]),
              {
                id: "head",
                label: t("cover.head"),
                value: <code className="break-all text-xs">{shortHash(book.head.hash)}</code>,
              },
              ...Object.entries(book.particulars).map(([key, value]) => ({
                id: key,
                label: t(`particular.${key}`),
                value: String(value),
              })),
            ]}
          />
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="outline" className="touch:min-h-touch" onClick={() => setComparing(true)}>
              {t("compare.open")}
            </Button>
            {book.can.signAsMaster && closedAt === null ? (
              <Button variant="outline" className="touch:min-h-touch" onClick={() => setClosing(true)}>
                {t("close.action")}
              </Button>
            ) : null}
          </div>
          {isComparing ? <CompareHeadDialog book={book} onClose={() => setComparing(false)} /> : null}
        </Card>
        {book.answers.length > 0 ? (
          <Card title={t("lostHead.missing")}>
            <AnsweredLosses answers={book.answers} />
          </Card>
        ) : null}
        <div className="flex flex-col gap-6">
          <Card title={t("book-papers:declaration.title")} isWide>
            <DeclarationCard book={book} />
          </Card>
          <Card title={t("book-papers:period.title")} isWide>
            <PaperPeriodsCard book={book} />
          </Card>
        </div>
        <Card title={t("cover.signatories")}>
          <Signatories book={book} />
        </Card>
        {book.missing.length > 0 ? (
          <Card title={t("missed.title")}>
            <MissingList missing={book.missing} />
          </Card>
        ) : null}
        {namesTanks(book.kind, book.form) ? (
          <Card title={t("tanks.title")}>
            <TanksCard told={new Map(book.facts.tanks.map((tank) => [tank.id, tank]))} />
          </Card>
        ) : null}
        {book.codes.length > 1 ? (
          <Card title={t("cover.codes")}>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
              {book.codes.map(({ code, title }) => (
                <div key={code} className="contents">
                  <dt className="font-semibold">{code.length <= 2 ? code : ""}</dt>
                  <dd>
                    <FormKind value={book.kind}>
                      <FormText english={title} />
                    </FormKind>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ) : null}
      </div>
      {isClosing ? <CloseBookDialog book={book} onClose={() => setClosing(false)} /> : null}
    </div>
  );
}

interface CardProps {
  title: string;
  /** Among others in one column: as wide as it. */
  isWide?: boolean;
  children: ReactNode;
}

function Card({ title, isWide, children }: CardProps) {
  return (
    <section
      aria-label={title}
      className={cn("rounded-lg bg-card p-5 inset-ring inset-ring-border", isWide ? "w-full" : "self-start")}
    >
      <h2 className="mb-3 font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Signatories({ book: { signatories } }: { book: Book }) {
  const { t } = useTranslation("logbooks");
  const { timeZone } = useVessel();
  const formats = useFormats();
  const isAnybodyUntaught = signatories.some(({ taught }) => taught && !taught.is);
  const taughtWords = (on: Book["signatories"][number]["taught"]) => {
    if (!on) return null;
    if (!on.is) return <Badge tone="due-soon">{t("book-papers:taught.none")}</Badge>;
    const words = on.on ? t("book-papers:taught.since", { day: formats.date(on.on) }) : t("book-papers:taught.undated");
    return (
      <span dir="auto" className="text-muted-foreground">
        {words}
      </span>
    );
  };
  return (
    <>
      <ul className="flex flex-col">
        {signatories.map(({ userId, name, rank, role, drawing, firstAt, lastAt, taught }) => (
          <li
            key={`${userId} ${role} ${rank}`}
            className="hairline-b flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm"
          >
            <span className="w-20 flex-none">
              {drawing === null ? null : (
                <SignatureInk drawing={drawing} label={t("definitions:signatureOf", { name })} className="h-7" />
              )}
            </span>
            <bdi className="min-w-0 flex-1 basis-40">{rank === null ? name : `${name} · ${rank}`}</bdi>
            <span className="text-muted-foreground">{t(`capacity.${role}`)}</span>
            <span className="text-muted-foreground tabular-nums">
              {`${signatureDay(firstAt, timeZone)} – ${signatureDay(lastAt, timeZone)}`}
            </span>
            {taughtWords(taught)}
          </li>
        ))}
      </ul>
      {isAnybodyUntaught ? (
        <p dir="auto" className="mt-3 text-muted-foreground text-sm">
          {t("book-papers:taught.explain")}
        </p>
      ) : null}
    </>
  );
}
