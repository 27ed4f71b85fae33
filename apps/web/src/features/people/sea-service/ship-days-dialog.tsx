import { addMonths, parseCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { monthName } from "@ymp/core/rest/month-name";
import { cn } from "@ymp/ui/lib/cn";
import { ErrorState } from "@ymp/ui/patterns/states";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { ChevronLeft, ChevronRight, Pencil } from "lucide-react";
import { useState } from "react";
import { useVessel } from "../../../app/session.ts";
import { lazyPanel } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import { useNow } from "../../../lib/use-now.ts";
import { ViewDialog } from "../../../lib/view-dialog.tsx";
import { type ShipDay, useShipDays } from "./sea-service.queries.ts";

const TellDaysDialog = lazyPanel("dialog", async () => (await import("./tell-days-dialog.tsx")).TellDaysDialog);

/** A month of the ship: what the logs tell of each day, what the captain told, and what it counts as. */
export function ShipDaysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("sea-service");
  const formats = useFormats();
  const today = todayIn(useVessel().timeZone, useNow());
  const [month, setMonth] = useState(monthName(today));
  const [isTelling, setTelling] = useState(false);
  const days = useShipDays(month);
  const first = parseCalendarDate(`${month}-01`);
  const move = (months: number) => setMonth(monthName(addMonths(first, months)));
  const gap = firstGap(days.data?.days ?? []);
  if (isTelling && days.data)
    return (
      <TellDaysDialog
        on={gap?.from ?? days.data.days[0]?.on ?? today}
        until={gap?.to ?? days.data.days.at(-1)?.on ?? today}
        version={days.data.version}
        onClose={() => setTelling(false)}
      />
    );
  return (
    <ViewDialog
      title={t("ship.title")}
      size="lg"
      actions={
        <Button size="lg" disabled={!days.data} onClick={() => setTelling(true)}>
          <Pencil />
          {t("ship.tell")}
        </Button>
      }
      onClose={onClose}
    >
      <p dir="auto" className="text-muted-foreground text-sm">
        {t("ship.text")}
      </p>
      <span className="flex items-center justify-between gap-1">
        <IconButton label={t("ship.previous")} variant="ghost" onClick={() => move(-1)}>
          <ChevronLeft />
        </IconButton>
        <span dir="auto" className="text-center font-semibold tabular-nums">
          {formats.month(first)}
        </span>
        <IconButton label={t("ship.next")} variant="ghost" disabled={month >= monthName(today)} onClick={() => move(1)}>
          <ChevronRight />
        </IconButton>
      </span>
      {days.isError && !days.data ? (
        <ErrorState title={t("common:failure.notLoaded")} onRetry={() => void days.refetch()} className="px-0">
          {t("common:failure.notLoadedWhy")}
        </ErrorState>
      ) : null}
      {days.isPending ? <Skeleton className="appear-late h-64 rounded-lg" /> : null}
      {days.data ? <Days days={days.data.days} /> : null}
    </ViewDialog>
  );
}

/** The first days in a row of which nobody tells what they were. */
function firstGap(days: readonly ShipDay[]) {
  const first = days.findIndex(({ kind }) => kind === "unknown");
  const from = days[first];
  if (!from) return null;
  const rest = days.slice(first);
  const length = rest.findIndex(({ kind }) => kind !== "unknown");
  const to = length === -1 ? rest.at(-1) : rest[length - 1];
  return { from: from.on, to: (to ?? from).on };
}

function Days({ days }: { days: readonly ShipDay[] }) {
  const { t } = useTranslation("sea-service");
  if (days.length === 0)
    return (
      <p dir="auto" className="text-muted-foreground text-sm">
        {t("ship.none")}
      </p>
    );
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-muted-foreground text-xs">
          {(["day", "hours", "counts"] as const).map((column) => (
            <th key={column} scope="col" dir="auto" className="py-1.5 pe-3 text-start font-medium">
              {t(`ship.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <Day key={day.on} day={day} />
        ))}
      </tbody>
    </table>
  );
}

const looks: Partial<Record<ShipDay["kind"], string>> = {
  port: "text-muted-foreground",
  unknown: "font-medium text-status-due-soon",
};

function Day({ day: { on, logTenths, underwayTenths, told, reason, kind } }: { day: ShipDay }) {
  const { t } = useTranslation("sea-service");
  const formats = useFormats();
  const hours = (tenths: number | null) =>
    tenths === null ? t("ship.unknown") : t("ship.h", { hours: formats.hoursFigure(tenths) });
  const isTold = told !== null;
  return (
    <tr className="border-border border-t align-top">
      <th scope="row" dir="auto" className="whitespace-nowrap py-1.5 pe-3 text-start font-normal">
        {formats.date(on)}
      </th>
      <td dir="auto" className="py-1.5 pe-3">
        {isTold ? (
          <>
            <s className="text-muted-foreground">{hours(logTenths)}</s>{" "}
            {told === "hours" ? hours(underwayTenths) : t(`told.${told}`)}
            <span className="block text-muted-foreground text-xs">{reason}</span>
          </>
        ) : (
          <span className={logTenths === null ? "text-muted-foreground" : undefined}>{hours(logTenths)}</span>
        )}
      </td>
      <td dir="auto" className={cn("py-1.5", looks[kind])}>
        {t(`kind.${kind}`)}
      </td>
    </tr>
  );
}
