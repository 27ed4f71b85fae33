import type { PrintedLine } from "@ymp/core/definitions/entry-lines";
import { SignatureInk } from "@ymp/ui/patterns/signature-ink";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../translation.tsx";
import { asOnPaper } from "./unit-signs.ts";

/** What is in a record book, on its paper; in English, as it was printed when it was saved. */
export interface Written {
  readonly lines: readonly PrintedLine[] | null;
  readonly columns: Readonly<Record<string, string>> | null;
}

/** A wrong entry stays legible under a line. */
function Legible({ isStruck, children }: { isStruck: boolean; children: ReactNode }) {
  if (!isStruck) return children;
  return <s className="decoration-[1.25px] decoration-status-overdue">{children}</s>;
}

interface WrittenProps {
  written: Written;
  isStruck: boolean;
  /** The titles of the columns as the form has them: what is kept has no order. */
  titles: readonly string[];
}

/** Line by line with the numbers of the items, or each value under the title of its column. */
export function WrittenText({ written: { lines, columns }, isStruck, titles }: WrittenProps) {
  if (lines) {
    return (
      <dl lang="en" className="grid grid-cols-[2.5rem_minmax(0,1fr)] leading-[1.4]">
        {lines.map(({ item, text, utc }) => (
          <div key={`${item} ${text}`} className="col-span-full grid grid-cols-subgrid">
            <dt className="text-paper-muted tabular-nums">{item}</dt>
            <dd className="break-words">
              <Legible isStruck={isStruck}>
                {asOnPaper(text)}
                {utc ? <span className="text-paper-muted"> ({utc})</span> : null}
              </Legible>
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const known = new Map(Object.entries(columns ?? {}));
  const cells = [...new Set([...titles, ...known.keys()])].flatMap((title): [string, string][] => {
    const text = known.get(title);
    return text ? [[title, text]] : [];
  });
  return (
    <dl lang="en" className="grid grid-cols-4 gap-x-4 gap-y-2 max-md:grid-cols-2">
      {cells.map(([title, text]) => (
        <div key={title} className={text.length > 40 ? "col-span-full" : undefined}>
          <dt className="text-2xs text-paper-muted">{asOnPaper(title)}</dt>
          <dd className="break-words">
            <Legible isStruck={isStruck}>{asOnPaper(text)}</Legible>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface Signed {
  readonly name: string;
  readonly rank: string | null;
  readonly drawing: string | null;
}

const named = ({ name, rank }: Pick<Signed, "name" | "rank">) => (rank === null ? name : `${name}, ${rank}`);

/** The drawn signature, the name in print, and the day. */
export function InkSignature({ signed, day }: { signed: Signed; day: string }) {
  const { t } = useTranslation("definitions");
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {signed.drawing === null ? null : (
        <SignatureInk
          drawing={signed.drawing}
          label={t("signatureOf", { name: signed.name })}
          className="h-6 w-12 flex-none"
        />
      )}
      <bdi>{named(signed)}</bdi>
      <span className="ms-auto text-paper-muted text-xs tabular-nums">{day}</span>
    </p>
  );
}

interface StrikeNoteProps {
  strike: Signed & { readonly reason: string };
  /** By both clocks. */
  when: string;
  children?: ReactNode;
}

/** Who struck it, when and why; what replaces it is linked. */
export function StrikeNote({ strike, when, children }: StrikeNoteProps) {
  const { t } = useTranslation("definitions");
  return (
    <div className="flex gap-2 text-paper-muted text-sm">
      <Pencil aria-hidden className="mt-0.5 size-3.5 flex-none text-status-overdue" />
      <span dir="auto" className="min-w-0 break-words">
        <span className="font-semibold text-paper-foreground">{t("struck")}</span>{" "}
        {t("struckBy", { who: named(strike), when, reason: strike.reason })}
        {children ? <span className="block">{children}</span> : null}
      </span>
    </div>
  );
}
