import { noteOf } from "@ymp/core/rest/breach-causes";
import { cn } from "@ymp/ui/lib/cn";
import { SignatureInk } from "@ymp/ui/patterns/signature-ink";
import { Button } from "@ymp/ui/primitives/button";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { Check, CircleDashed } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { keyOf } from "./judged.ts";
import type { RestBreach, RestMonth } from "./rest.queries.ts";
import { useRestWords } from "./rest-words.ts";

interface BreachListProps {
  breaches: readonly RestBreach[];
  looked: RestBreach | undefined;
  /** Whether any day of the month was written. */
  isEmpty: boolean;
  /** Whether days that are over hold hours that nobody told. */
  hasUntold: boolean;
  isBroken: (breach: RestBreach) => boolean;
  /** The ship's zones: times are told by the clock of then. */
  zones: RestMonth["zones"];
  /** What the master recorded of breaches. */
  notes: RestMonth["notes"];
  onLook: (breach: RestBreach) => void;
  /** Offered to the master alone. */
  onNote: (() => void) | undefined;
}

/** What is broken, in words; pressing one shows its half hours. */
export function BreachList({
  breaches,
  looked,
  isEmpty,
  hasUntold,
  isBroken,
  zones,
  notes,
  onLook,
  onNote,
}: BreachListProps) {
  const { t } = useTranslation("hours-of-rest");
  const words = useRestWords(zones);
  const standing = breaches.filter(isBroken).length;
  return (
    <section aria-labelledby="rest-breaches">
      <h2
        id="rest-breaches"
        className={cn("flex items-center gap-1.5 font-semibold", standing > 0 && "text-status-overdue")}
      >
        {standing > 0 ? <OverdueIcon className="size-4 flex-none" /> : null}
        <span dir="auto">
          {standing > 0
            ? t("breaches", { count: standing })
            : t(isEmpty ? "nothingYet" : hasUntold ? "untold.noBreaches" : "noBreaches")}
        </span>
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {breaches.map((breach) => {
          const isLooked = looked !== undefined && keyOf(breach) === keyOf(looked);
          return (
            <li key={keyOf(breach)}>
              <button
                type="button"
                aria-pressed={isLooked}
                onClick={() => onLook(breach)}
                className="w-full rounded-md px-2 py-1.5 text-start leading-normal hover:bg-accent aria-pressed:bg-selected touch:min-h-touch"
              >
                <span dir="auto">{words.sentence(breach)}</span>
                {breach.standing === "breach" ? null : (
                  <span dir="auto" className="block text-muted-foreground text-xs">
                    {t(`standing.${isBroken(breach) ? "claimed" : breach.standing}`)}
                  </span>
                )}
              </button>
              <Noted note={noteOf(notes, breach)} />
              {isLooked ? <Within breach={breach} zones={zones} /> : null}
              {isLooked && onNote ? (
                <Button size="sm" variant="outline" className="ms-2 touch:min-h-touch" onClick={onNote}>
                  {t("note.action")}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Why it came, and what was done. */
function Noted({ note }: { note: RestMonth["notes"][number] | undefined }) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  if (!note) return null;
  const { cause, action, compensatedOn } = note;
  const given = compensatedOn ? `${t("note.compensatedOn")} ${formats.date(compensatedOn)}` : null;
  return (
    <p dir="auto" className="px-2 pb-1 text-muted-foreground text-xs">
      {formats.list([t("note.told", { cause: t(`cause.${cause}`) }), action, given])}
    </p>
  );
}

/** The rest that lies in the interval, and the sum against its limit. */
function Within({ breach, zones }: { breach: RestBreach; zones: RestMonth["zones"] }) {
  const { t } = useTranslation("hours-of-rest");
  const words = useRestWords(zones);
  const line = "hairline-b flex items-baseline justify-between gap-3 py-1.5 tabular-nums";
  return (
    <div className="px-2 pb-2 text-sm">
      <ul>
        {breach.periods.map(({ from, until }) => (
          <li key={from.toISOString()} className={line}>
            <span dir="auto">{words.span({ from, until })}</span>
            <bdi className="font-medium">{words.hours((until.getTime() - from.getTime()) / 60_000)}</bdi>
          </li>
        ))}
        <li className={cn(line, "text-status-overdue")}>
          <span dir="auto">{t(`measure.${breach.rule}`)}</span>
          <span className="flex items-baseline gap-2">
            <span className="whitespace-nowrap text-muted-foreground text-xs">
              {t("limit", { value: words.value(breach, "limit") })}
            </span>
            <bdi className="whitespace-nowrap font-semibold">{words.value(breach, "value")}</bdi>
          </span>
        </li>
      </ul>
      <p lang="en" className="mt-1.5 text-muted-foreground text-xs">
        {breach.source}
      </p>
    </div>
  );
}

interface SignaturesProps {
  shown: RestMonth;
  /** Days of the month that the server does not have yet: what is signed would be without them. */
  hasUnsent: boolean;
  onSign: () => void;
  onCorrect: () => void;
  onWithdraw: () => void;
  onRevision: (revision: number | undefined) => void;
}

/** Who has signed the month, what is waited for, and the revisions before it. */
export function Signatures({ shown, hasUnsent, onSign, onCorrect, onWithdraw, onRevision }: SignaturesProps) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const { revisions, can, revision } = shown;
  const current = revisions.find((each) => each.revision === revision);
  const ofCapacity = (capacity: string) => current?.signatures.find((each) => each.capacity === capacity);
  return (
    <section aria-labelledby="rest-signatures" className="flex flex-col gap-2">
      <h2 id="rest-signatures" dir="auto" className="font-semibold">
        {t("signatures")}
      </h2>
      {(["seafarer", "master"] as const).map((capacity) => {
        const signature = ofCapacity(capacity);
        return (
          <div key={capacity} className="hairline-b pb-2">
            <p className="flex items-center gap-2">
              {signature ? (
                <Check aria-hidden className="size-4 flex-none text-status-done" />
              ) : (
                <CircleDashed aria-hidden className="size-4 flex-none text-muted-foreground" />
              )}
              <span dir="auto" className="flex-1">
                {signature ? formats.list([signature.name, signature.rank]) : t(`capacity.${capacity}`)}
              </span>
              <span className="text-muted-foreground text-xs">
                {signature ? formats.dateTime(signature.signedAt) : t("notSigned")}
              </span>
            </p>
            {signature ? (
              <SignatureInk drawing={signature.drawing} label={signature.name} className="mt-1 h-8" />
            ) : null}
            {signature?.reason ? (
              <p dir="auto" className="text-muted-foreground text-xs">
                {t("print.alone", { reason: signature.reason })}
              </p>
            ) : null}
          </div>
        );
      })}
      {can.sign && hasUnsent ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("sign.unsent")}
        </p>
      ) : can.sign ? (
        <Button variant="primary" onClick={onSign}>
          {t("sign.action")}
        </Button>
      ) : can.awaits && can.whyNotSign ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t(can.whyNotSign)}
        </p>
      ) : null}
      {can.correct ? (
        <Button variant="outline" onClick={onCorrect}>
          {t("correct.action")}
        </Button>
      ) : null}
      {can.withdraw ? (
        <Button variant="outline" onClick={onWithdraw}>
          {t("withdraw.action")}
        </Button>
      ) : null}
      {revisions.length > 1 ? (
        <ul className="flex flex-col gap-1 text-sm">
          {revisions.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={each.revision === revision}
                onClick={() => onRevision(each.revision)}
                className="w-full rounded-md px-2 py-1.5 text-start hover:bg-accent aria-pressed:bg-selected touch:min-h-touch"
              >
                <span dir="auto">{t("revision", { no: each.revision })}</span>
                {each.reason ? (
                  <span dir="auto" className="block text-muted-foreground text-xs">
                    {each.reason}
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
