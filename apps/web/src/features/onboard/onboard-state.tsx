import { todayIn } from "@ymp/core/calendar-date";
import { cn } from "@ymp/ui/lib/cn";
import { Check, Footprints, LogOut, Plane } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useMinute } from "../../lib/use-minute.ts";
import type { OnboardPerson } from "./onboard.queries.ts";

const awayIcons = { shore: Footprints, leave: Plane, left: LogOut } as const;

/** The state in a word large enough for a wet deck, and since when where there is room for it. */
export function OnboardState({ person }: { person: OnboardPerson }) {
  const { t } = useTranslation("onboard");
  const { isOnboard, awayFor } = person;
  const Icon = isOnboard ? Check : awayIcons[awayFor ?? "shore"];
  return (
    <span className="flex-none text-end">
      <span
        className={cn(
          "inline-flex items-center gap-1.5 font-semibold text-base max-md:text-lg",
          isOnboard ? "text-status-done" : "text-muted-foreground",
        )}
      >
        <Icon aria-hidden className="size-4" />
        <span dir="auto">{t(isOnboard ? "state.aboard" : `state.${awayFor ?? "ashore"}`)}</span>
      </span>
      {person.isUnconfirmed ? (
        <span dir="auto" className="block text-status-due-soon text-xs">
          {t("state.unconfirmed")}
        </span>
      ) : null}
      <OnboardSince person={person} className="max-md:hidden" />
    </span>
  );
}

/** The hour for today, the day for what is longer ago. */
export function OnboardSince({ person, className }: { person: OnboardPerson; className: string }) {
  const { t } = useTranslation("onboard");
  const formats = useFormats();
  const { timeZone } = useVessel();
  const now = useMinute();
  const { since } = person;
  if (!since) return null;
  const on = todayIn(timeZone, since);
  const isToday = on === todayIn(timeZone, now);
  return (
    <span
      dir="auto"
      title={formats.dateTime(since)}
      className={cn("block text-muted-foreground text-xs tabular-nums", className)}
    >
      {isToday ? t("state.sinceTime", { at: formats.time(since) }) : t("state.since", { at: formats.date(on) })}
    </span>
  );
}
