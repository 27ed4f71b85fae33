import { clockOfSlot, slotMinutesOf } from "@ymp/core/rest/letters";
import { dayOfMonth } from "@ymp/core/rest/month-name";
import { cn } from "@ymp/ui/lib/cn";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { CloudAlert, CloudCheck, CloudUpload, Copy, PencilLine } from "lucide-react";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useServices, useStore } from "../../app/services-context.tsx";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { AgainHours } from "./again-hours.tsx";
import { BrushBar } from "./brush-bar.tsx";
import { firstAhead, markWord } from "./painting.ts";
import type { RestDay } from "./rest.queries.ts";
import { useRestHours } from "./rest-words.ts";
import { StoodWatches } from "./stood-watches.tsx";
import { UntoldHours } from "./untold-hours.tsx";
import type { PaintingMonth } from "./use-painting-month.ts";
import { useRestAddress } from "./use-rest-address.ts";

const HoursDialog = lazyPanel("dialog", async () => (await import("./hours-dialog.tsx")).HoursDialog);

const preloaded = [HoursDialog];

interface OneDayProps {
  painting: PaintingMonth;
  children: ReactNode;
}

/** One day under the thumb: as yesterday, from and to, or painted by drag. */
export function OneDay({ painting, children }: OneDayProps) {
  usePreloaded(preloaded);
  const { t } = useTranslation("hours-of-rest");
  const { search, go } = useRestAddress();
  const [asksHours, setAsksHours] = useState(false);
  const { days, waiting, isReadOnly } = painting;
  const wanted = search.day ?? painting.today;
  const found = days.findIndex(({ on }) => on === wanted);
  const row = found < 0 ? days.findLastIndex(({ on }) => on <= painting.today) : found;
  const day = days[Math.max(0, row)];
  if (!day) return null;
  const write = waiting.get(day.on);
  const isFuture = day.on > painting.today;
  return (
    <div className="flex min-h-0 flex-col gap-3 px-4 pb-6">
      <DayStrip painting={painting} shownDay={day} onShow={(on) => go({ day: on })} />
      <Sums day={day} painting={painting} />
      <p className="flex min-h-6 flex-wrap items-center gap-2">
        <DayState day={day} write={write} isSaving={painting.isSaving} />
        {day.remark ? (
          <span dir="auto" className="text-muted-foreground text-sm">
            {day.remark}
          </span>
        ) : null}
      </p>
      <StoodWatches painting={painting} isTouch />
      <UntoldHours painting={painting} isTouch />
      {isReadOnly || isFuture ? null : (
        <div className="grid grid-cols-2 gap-2">
          <Button
            size="touch"
            variant={day.isKept ? "secondary" : "primary"}
            disabled={!painting.hasYesterday(row)}
            onClick={() => painting.copyYesterday(row)}
          >
            <Copy />
            {t("copyYesterday")}
          </Button>
          <Button size="touch" onClick={() => setAsksHours(true)}>
            {t("hoursFromTo")}
          </Button>
          {painting.planOf(day) ? (
            <Button size="touch" className="col-span-2" onClick={() => painting.applyPlan(row)}>
              {t("plan.apply")}
            </Button>
          ) : null}
        </div>
      )}
      <Hours day={day} row={row} painting={painting} isLocked={isReadOnly || isFuture} />
      <AgainHours
        day={day}
        isLocked={isReadOnly || isFuture}
        isTouch
        onPaint={(slots) => painting.paintAgain(row, slots, painting.brush)}
      />
      {isReadOnly || isFuture ? null : (
        <>
          <div className="sticky bottom-0 -mx-4 border-border border-t bg-background px-4 py-1.5">
            <BrushBar
              isTouch
              brush={painting.brush}
              canUndo={painting.canUndo}
              onBrush={painting.setBrush}
              onUndo={painting.undo}
            />
          </div>
          <Button size="touch" variant="outline" onClick={() => painting.ask(day)}>
            <PencilLine />
            {t("field.remark")}
          </Button>
        </>
      )}
      <div className="mt-3 flex flex-col gap-6">{children}</div>
      {asksHours ? (
        <HoursDialog
          slotMinutes={painting.slotMinutes}
          onHours={(slots) => {
            painting.paintBlock([row], slots, "#");
            setAsksHours(false);
          }}
          onClose={() => setAsksHours(false)}
        />
      ) : null}
    </div>
  );
}

interface DayStripProps {
  painting: PaintingMonth;
  shownDay: RestDay;
  onShow: (on: string) => void;
}

/** The week around the day, with the least rest of each. */
function DayStrip({ painting: { days, report, isBroken, untold }, shownDay, onShow }: DayStripProps) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const at = days.indexOf(shownDay);
  const from = Math.max(0, Math.min(at - 3, days.length - 7));
  const broken = new Set(report.breaches.flatMap((breach) => (isBroken(breach) ? breach.days : [])));
  return (
    <nav aria-label={t("days")} className="grid grid-cols-7 gap-1">
      {days.slice(from, from + 7).map((day) => {
        const least = report.figures.find(({ on }) => on === day.on)?.leastRest24h;
        const weekday = formats.weekday(day.on);
        return (
          <button
            key={day.on}
            type="button"
            aria-label={untold.includes(day) ? t("untold.day", { day: weekday }) : weekday}
            aria-current={day === shownDay ? "date" : undefined}
            onClick={() => onShow(day.on)}
            className="flex min-h-15 flex-col items-center justify-center rounded-md text-2xs text-muted-foreground tabular-nums aria-[current=date]:bg-selected"
          >
            <span>{weekday.split(/[\s,，]/u)[0]}</span>
            <span className="font-semibold text-foreground text-lg">{dayOfMonth(day.on)}</span>
            <span className={cn("min-h-3.5", broken.has(day.on) && "font-semibold text-status-overdue")}>
              {untold.includes(day) ? "?" : least == null ? (day.isKept ? "" : "–") : formats.hoursOf(least)}
            </span>
          </button>
        );
      })}
    </nav>
  );
}

function Sums({ day, painting: { report } }: { day: RestDay; painting: PaintingMonth }) {
  const { t } = useTranslation("hours-of-rest");
  const hours = useRestHours();
  const line = report.figures.find(({ on }) => on === day.on);
  const sums = [
    ["rest", line?.restMinutes],
    ["any24", line?.leastRest24h],
    ["days7", line?.leastRest7d],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-2">
      {sums.map(([name, minutes]) => (
        <div key={name}>
          <dt dir="auto" className="text-muted-foreground text-xs">
            {t(`column.${name}`)}
          </dt>
          <dd className="font-semibold text-xl tabular-nums">{minutes == null ? "–" : hours(minutes)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DayStateProps {
  day: RestDay;
  write: QueuedWrite | undefined;
  isSaving: boolean;
}

/** Where what was written is by now. */
function DayState({ day, write, isSaving }: DayStateProps) {
  const { t } = useTranslation("hours-of-rest");
  const { sending } = useStore(useServices().queue);
  if (write?.refusal)
    return (
      <Badge tone="overdue">
        <CloudAlert />
        <span dir="auto">{t(write.refusal.messageKey, write.refusal.params)}</span>
      </Badge>
    );
  const state = write ? (sending.has(write.id) ? "sending" : "onDevice") : isSaving ? "sending" : "sent";
  if (!write && !day.isKept) return <span dir="auto">{t("notWritten")}</span>;
  return (
    <Badge tone={state === "sent" ? "done" : "draft"}>
      {state === "sent" ? <CloudCheck /> : <CloudUpload />}
      <span dir="auto">{t(`unsent.${state}`)}</span>
    </Badge>
  );
}

const fills: Readonly<Record<string, string>> = {
  "#": "bg-rest-work text-background",
  D: "bg-rest-drill text-background",
  C: "bg-rest-emergency/70",
  E: "bg-rest-emergency text-background",
  "+": "bg-status-done/45",
  ".": "bg-rest-rest",
  "?": "bg-rest-rest/40 text-muted-foreground",
  x: "bg-transparent text-transparent",
};

interface HoursProps {
  day: RestDay;
  row: number;
  painting: PaintingMonth;
  isLocked: boolean;
}

/** Rows of three hours, or of two where each has four quarters; a finger that is drawn over them paints. */
function Hours({ day, row, painting, isLocked }: HoursProps) {
  const { t } = useTranslation("hours-of-rest");
  const [stroke, setStroke] = useState<readonly number[]>([]);
  const isDragging = useRef(false);
  const ahead = firstAhead(day, painting.now);
  const slotMinutes = slotMinutesOf(day.grid);
  const slotsOfHour = 60 / slotMinutes;
  const slotAt = ({ clientX, clientY }: PointerEvent) => {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-half]");
    return found ? Number(found.dataset.half) : null;
  };
  const add = (event: PointerEvent<HTMLElement>) => {
    const slot = slotAt(event);
    if (slot !== null) setStroke((known) => (known.includes(slot) ? known : [...known, slot]));
  };
  const end = () => {
    if (isDragging.current && stroke.length > 0) painting.paintBlock([row], stroke, painting.brush);
    isDragging.current = false;
    setStroke([]);
  };
  return (
    <div
      {...{ role: "group", "aria-label": t("day.hours"), dir: "ltr" }}
      className={cn("grid touch-none select-none gap-y-1", slotsOfHour > 2 ? "grid-cols-8" : "grid-cols-6")}
      onPointerDown={(event) => {
        if (isLocked) return;
        isDragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        add(event);
      }}
      onPointerMove={(event) => {
        if (isDragging.current) add(event);
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        isDragging.current = false;
        setStroke([]);
      }}
    >
      {[...day.grid].map((told, slot) => {
        const letter = stroke.includes(slot) ? painting.brush : told;
        const time = clockOfSlot(slot, slotMinutes);
        const [hour, minute] = time.split(":");
        const part = slot % slotsOfHour;
        return (
          <button
            key={time}
            type="button"
            data-half={slot}
            disabled={isLocked}
            aria-label={t("day.half", {
              time,
              mark: t(`mark.${markWord(letter)}`),
            })}
            // A pointer has painted it already.
            onClick={(event) => {
              if (event.detail === 0) painting.paintBlock([row], [slot], painting.brush);
            }}
            className={cn(
              "h-11 font-medium text-sm tabular-nums",
              part === 0 ? "rounded-s-md" : "border-background border-s text-xs",
              part === slotsOfHour - 1 && "me-1 rounded-e-md",
              fills[letter],
              slot === ahead && "border-foreground border-s-2",
            )}
          >
            {part === 0 ? hour : minute}
          </button>
        );
      })}
    </div>
  );
}
