import type { CalendarDate } from "@ymp/core/calendar-date";
import { cn } from "@ymp/ui/lib/cn";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { Loaded } from "../../lib/loaded.tsx";
import { useBalance } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";

export interface BalanceLinesProps {
  /** Absent: the reader's own. */
  profileId?: string;
  today: CalendarDate;
}

/** What somebody is owed on a day of their choice, as a sum that can be followed. */
export function BalanceLines({ profileId, today }: BalanceLinesProps) {
  const { t, days, figure, line, formats } = useLeaveWords();
  const [on, setOn] = useState(today);
  const query = useBalance(profileId, on);
  return (
    <section aria-label={t("balance")} className="flex flex-col gap-3">
      <Loaded query={query}>
        {({ balance }) =>
          balance === null ? (
            <p className="text-muted-foreground text-sm" dir="auto">
              {t("noBalance")}
            </p>
          ) : (
            <>
              <p className="font-semibold text-lg" dir="auto">
                {t(profileId === undefined ? "owed" : "owedBy", { days: days(balance.days), date: formats.date(on) })}
              </p>
              {balance.lines ? (
                <dl className="text-sm">
                  {balance.lines.map((one) => {
                    const text = line(one);
                    return (
                      <div
                        key={`${one.kind} ${text}`}
                        className="flex items-baseline justify-between gap-4 border-border border-b py-1.5"
                      >
                        <dt dir="auto" className="text-muted-foreground">
                          {text}
                        </dt>
                        <dd className={cn("flex-none tabular-nums", one.days < 0 && "text-muted-foreground")}>
                          {one.days > 0 ? "+" : ""}
                          {figure(one.days)}
                        </dd>
                      </div>
                    );
                  })}
                  <div className="flex items-baseline justify-between gap-4 py-1.5 font-semibold">
                    <dt dir="auto">{t("line.sum")}</dt>
                    <dd className="tabular-nums">{figure(balance.days)}</dd>
                  </div>
                </dl>
              ) : null}
            </>
          )
        }
      </Loaded>
      <Field label={t("on")} className="w-44">
        <DateField today={today} value={on} onValueChange={(day) => setOn(day ?? today)} />
      </Field>
    </section>
  );
}
