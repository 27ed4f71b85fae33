import { cn } from "@ymp/ui/lib/cn";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon, WaitingIcon } from "@ymp/ui/primitives/status-icon";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import { type Subscribed, standingOf } from "./subscription-standing.ts";

export interface SubscriptionWords {
  icon: ReactNode;
  className: string;
  word: string;
  /** Its end, or when it was closed; undefined where nothing is to be said. */
  detail: string | undefined;
}

const closedIcons = { ended: OverdueIcon, suspended: WaitingIcon, being_deleted: OverdueIcon } as const;

/** Word, sign and date of a subscription: amber when its end is near, red once it is closed. */
export function useSubscriptionWords(vessel: Subscribed): SubscriptionWords {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const standing = standingOf(vessel, useNow());
  const { subscription, subscriptionEndsOn: endsOn, deletesAt } = vessel;
  const isEnding = standing.kind === "ending";
  if (standing.kind !== "closed") {
    return {
      icon: isEnding ? <DueSoonIcon /> : <CompletedIcon className="text-muted-foreground" />,
      className: isEnding ? "text-status-due-soon" : "",
      word: t(`subscription.${subscription}`),
      detail: endsOn ? t("subscription.until", { date: formats.date(endsOn) }) : t("subscription.runsOn"),
    };
  }
  const Icon = closedIcons[standing.reason];
  const details = {
    ended: endsOn ? t("subscription.endedOn", { date: formats.date(endsOn) }) : undefined,
    suspended: endsOn ? t("subscription.until", { date: formats.date(endsOn) }) : undefined,
    being_deleted: deletesAt ? t("subscription.erasedOn", { date: formats.dateTime(deletesAt) }) : undefined,
  };
  return {
    icon: <Icon />,
    className: "text-status-overdue",
    word: t(`subscription.${standing.reason}`),
    detail: details[standing.reason],
  };
}

export function SubscriptionCell({ vessel }: { vessel: Subscribed }) {
  const { icon, className, word, detail } = useSubscriptionWords(vessel);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
      <span className={cn("flex flex-none items-center gap-1.5", className)}>
        {icon}
        <bdi>{word}</bdi>
      </span>
      {detail ? <bdi className={cn("text-xs", className || "text-muted-foreground")}>{detail}</bdi> : null}
    </span>
  );
}
