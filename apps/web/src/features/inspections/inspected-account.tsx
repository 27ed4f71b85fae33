import type { ReactNode } from "react";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useMissingWords } from "../logbooks/missing-words.ts";
import type { InspectedAccount } from "./inspections.queries.ts";

interface AccountProps {
  account: InspectedAccount;
  onTurn: (page: number) => void;
}

/** What an officer asks of a book, in one place: pages without the master, gaps, corrections, signers. */
export function AccountOfBook({ account, onTurn }: AccountProps) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const gapWords = useMissingWords();
  const { period, openPages, gaps, corrections, hasMoreCorrections, signers } = account;
  return (
    <section aria-label={t("account.title")} className="surface px-4 py-3">
      <h2 className="mb-1.5 flex flex-wrap gap-x-2.5 text-sm">
        <span dir="auto" className="font-semibold">
          {t("account.title")}
        </span>
        <span dir="auto" className="text-muted-foreground">
          {t("account.period", { from: formats.date(period.from), to: formats.date(period.to) })}
        </span>
      </h2>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Told title={t("account.openPages")} count={openPages.length}>
          {openPages.map(({ pageNo, state }) => (
            <PageLine
              key={pageNo}
              page={pageNo}
              text={formats.list([t("account.page", { page: pageNo }), t(`logbooks:pageState.${state}`)])}
              onTurn={onTurn}
            />
          ))}
        </Told>
        <Told title={t("account.gaps")} count={gaps.length}>
          {gaps.map((gap) => (
            <li key={`${gap.what} ${gap.tank} ${gap.dueOn}`} dir="auto">
              {gapWords(gap)}
            </li>
          ))}
        </Told>
        <Told title={t("account.corrections")} count={corrections.length}>
          {corrections.map(({ no, page, at, name, rank, reason, by }) => {
            const told = { no, page, when: formats.dateTime(at), who: formats.list([name, rank]) };
            const text = reason === null ? t("account.amended", told) : t("account.struck", { ...told, reason });
            return (
              <PageLine
                key={`${no} ${by}`}
                page={page}
                text={formats.list([text, by !== null && t("account.seeEntry", { by })])}
                onTurn={onTurn}
              />
            );
          })}
          <CutNote shown={hasMoreCorrections && corrections.length} way="first" />
        </Told>
        <Told title={t("account.signers")} count={signers.length}>
          {signers.map(({ name, rank, role, from, to }) => (
            <li key={`${name} ${rank} ${role}`} dir="auto" className="break-words">
              {formats.list([
                name,
                rank,
                t(`logbooks:capacity.${role}`),
                t("account.period", { from: formats.date(from), to: formats.date(to) }),
              ])}
            </li>
          ))}
        </Told>
      </div>
    </section>
  );
}

function Told({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  return (
    <section aria-label={title} className="min-w-0 text-sm">
      <h3 dir="auto" className="text-muted-foreground text-xs tabular-nums">
        {count > 0 ? formats.list([title, formats.count(count)]) : title}
      </h3>
      {count > 0 ? <ul className="max-h-48 overflow-y-auto">{children}</ul> : <p dir="auto">{t("account.none")}</p>}
    </section>
  );
}

function PageLine({ page, text, onTurn }: { page: number; text: string; onTurn: (page: number) => void }) {
  return (
    <li>
      <button
        type="button"
        dir="auto"
        className="min-h-8 w-full break-words rounded-sm text-start hover:underline max-md:min-h-touch"
        onClick={() => onTurn(page)}
      >
        {text}
      </button>
    </li>
  );
}
