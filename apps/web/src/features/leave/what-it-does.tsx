import { cn } from "@ymp/ui/lib/cn";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { Check } from "lucide-react";
import type { WhatItDoes as Does } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";

const blocks = new Set<Does["conflicts"][number]["kind"]>(["manning", "trip", "floor"]);

/** What a leave does to the ship and to the balance: what blocks first, then what warns. */
export function WhatItDoes({ does }: { does: Does }) {
  const { t, conflict, days, formats } = useLeaveWords();
  const { conflicts, balance, manningKept } = does;
  const isKept = manningKept && !conflicts.some(({ kind }) => kind === "manning");
  return (
    <section aria-label={t("changes")} aria-live="polite">
      <h3 className="mb-1 font-semibold text-sm" dir="auto">
        {t("changes")}
      </h3>
      <ul className="text-sm">
        {conflicts.map((one) => {
          const isBlock = blocks.has(one.kind);
          const Icon = isBlock ? OverdueIcon : DueSoonIcon;
          const text = conflict(one);
          return (
            <li key={text} className="flex items-start gap-2.5 border-border border-b py-2 last:border-b-0">
              <Icon
                className={cn("mt-0.5 size-4 flex-none", isBlock ? "text-status-overdue" : "text-status-due-soon")}
              />
              <span dir="auto">{text}</span>
            </li>
          );
        })}
        {isKept || conflicts.length === 0 ? (
          <li className="flex items-start gap-2.5 py-2">
            <Check aria-hidden className="mt-0.5 size-4 flex-none text-status-done" />
            <span dir="auto">{t(conflicts.length === 0 ? "conflict.none" : "conflict.manningKept")}</span>
          </li>
        ) : null}
      </ul>
      {balance ? (
        <p className="mt-1 text-muted-foreground text-xs" dir="auto">
          {t("after", {
            before: days(balance.before),
            after: days(balance.after),
            date: formats.date(balance.on),
          })}
        </p>
      ) : null}
    </section>
  );
}
