import { ShieldAlert } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { LostHead } from "./seen-heads.ts";

/** Said above everything: the book is no longer the one that this device has seen. */
export function LostHeadNote({ lost: { seen, now, isSealed } }: { lost: LostHead }) {
  const { t } = useTranslation("logbooks");
  return (
    <div
      role="alert"
      className="mx-auto mb-4 flex max-w-[88rem] items-start gap-3 rounded-lg border-2 border-status-overdue bg-card px-5 py-4 text-sm max-md:mb-0 max-md:rounded-none"
    >
      <ShieldAlert aria-hidden className="mt-0.5 size-5 flex-none text-status-overdue" />
      <div className="min-w-0">
        <h2 dir="auto" className="font-semibold">
          {t("lostHead.title")}
        </h2>
        <p dir="auto" className="mt-1">
          {t(isSealed ? "lostHead.sealed" : "lostHead.unsealed")}
        </p>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          <Head label={t("lostHead.seen", { seq: seen.seq })} hash={seen.hash} />
          <Head label={t("lostHead.now", { seq: now.seq })} hash={now.hash} />
        </dl>
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
