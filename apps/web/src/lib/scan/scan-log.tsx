import { firstOf } from "@ymp/core/bounded";
import { useTranslation } from "../translation.tsx";

export interface ScanHit {
  number: number;
  code: string;
}

const shown = 6;

interface ScanLogProps {
  /** Newest first. */
  hits: readonly ScanHit[];
  nameOf: ((code: string) => string | undefined) | undefined;
}

export function ScanLog({ hits, nameOf }: ScanLogProps) {
  const { t } = useTranslation("scan");
  return (
    <section aria-label={t("read")} className="flex flex-col gap-1">
      <p className="text-muted-foreground text-xs">{t("readCount", { count: hits.length })}</p>
      <ol aria-live="polite">
        {firstOf(hits, shown).rows.map(({ number, code }) => (
          <li
            key={number}
            dir="auto"
            className="flex min-h-8 items-center break-words border-border border-t text-sm first:border-t-0"
          >
            {nameOf?.(code) ?? code}
          </li>
        ))}
      </ol>
    </section>
  );
}
