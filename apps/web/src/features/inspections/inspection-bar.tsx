import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Mark } from "@ymp/ui/primitives/mark";
import { Clock, LockKeyhole, Moon, Sun, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useLeaveInspection } from "./inspections.mutations.ts";
import type { Inspected } from "./inspections.queries.ts";

interface InspectionBarProps {
  inspected: Inspected;
  onOver: () => void;
  /** On the ship's device: asks for the master's pin. */
  onLeave: (() => void) | undefined;
  onLeft: () => void;
}

const minuteMs = 60_000;

export function InspectionBar({ inspected, onOver, onLeave, onLeft }: InspectionBarProps) {
  const { t } = useTranslation("inspections");
  const { theme } = useServices();
  const { currentTheme } = useStore(theme);
  const leave = useLeaveInspection();
  const minutes = useMinutesLeft(inspected, onOver);
  const isDark = currentTheme === "dark";
  const turn = () => theme.set({ ...theme.getState(), currentTheme: isDark ? "light" : "dark" });
  const barButton = "bg-topnav-active text-topnav-foreground hover:not-disabled:bg-topnav-border";
  return (
    <header className="flex min-h-16 flex-none flex-wrap items-center gap-x-3 gap-y-2 bg-topnav px-6 py-2 text-topnav-foreground max-md:px-4">
      <Mark className="size-7 flex-none" />
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="break-words font-semibold">
          {t("bar.title", { ship: inspected.particulars.name })}
        </p>
        <p dir="auto" className="text-topnav-muted text-xs">
          {t("bar.reading")}
        </p>
      </div>
      <div className="ms-auto flex items-center gap-3">
        <p role="timer" className="flex items-center gap-1.5 text-sm tabular-nums">
          <Clock aria-hidden className="size-4 flex-none" />
          <span dir="auto">
            {minutes < 60
              ? t("bar.minutes", { count: minutes })
              : t("bar.hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
          </span>
        </p>
        <IconButton
          label={t(isDark ? "bar.light" : "bar.dark")}
          size="icon-touch"
          className="text-topnav-foreground hover:not-disabled:bg-topnav-active"
          onClick={turn}
        >
          {isDark ? <Sun /> : <Moon />}
        </IconButton>
        {onLeave ? (
          <Button size="touch" className={barButton} onClick={onLeave}>
            <LockKeyhole />
            {t("bar.handBack")}
          </Button>
        ) : (
          <Button
            size="touch"
            className={barButton}
            busy={leave.isPending}
            onClick={() => leave.mutate(undefined, { onSuccess: onLeft })}
          >
            <X />
            {t("bar.leave")}
          </Button>
        )}
      </div>
    </header>
  );
}

/** By the server's clock, whatever the device's says; when nothing is left the server is asked, which shows nothing more. */
function useMinutesLeft({ now, inspection: { endsAt } }: Inspected, onOver: () => void): number {
  const [ahead] = useState(() => Date.now() - now.getTime());
  const leftNow = () => endsAt.getTime() - (Date.now() - ahead);
  const [left, setLeft] = useState(leftNow);
  const tick = useEffectEvent(() => {
    const still = leftNow();
    setLeft(still);
    if (still <= 0) onOver();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 15_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(left / minuteMs));
}
