import { type Department, departments } from "@ymp/core/access/roles";
import { addDays } from "@ymp/core/calendar-date";
import { fileAddress } from "@ymp/core/file-address";
import { daysOfSpan } from "@ymp/core/leave/leave-days";
import { cn } from "@ymp/ui/lib/cn";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { Fragment, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useVessel } from "../../app/session.ts";
import { type Axis, daysAlong, isOnAxis, placeOn } from "./axis.ts";
import type { Leave, LeavePerson, LeaveYear } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";
import { usePlannerAddress } from "./use-planner-address.ts";

export const rowClass = "grid grid-cols-[190px_minmax(420px,1fr)_64px_64px] items-center gap-x-3 px-6";
export const yardClass = "leave-yard";

/** Everybody's leave on one axis of days. The axis never mirrors. */
export function PlannerGrid({ year, axis }: { year: LeaveYear; axis: Axis }) {
  const { t, formats } = useLeaveWords();
  const groups = [...departments, null].map((department) => ({
    department,
    people: year.people.filter((person) => person.department === department),
  }));
  return (
    <section aria-label={t("plan")} dir="ltr">
      <div
        className={cn(
          rowClass,
          "sticky top-0 z-10 h-9 border-border border-b bg-background text-muted-foreground text-xs",
        )}
      >
        <span />
        <span className="relative h-full">
          {axis.months.map((month) => (
            <span
              key={month}
              className="absolute inset-y-0 flex items-center border-border border-s ps-1.5"
              style={{ left: placeOn(axis, { startsOn: month, endsOn: month }).left }}
            >
              {axis.months.length > 3 ? formats.shortMonth(month) : formats.month(month)}
            </span>
          ))}
          {axis.months.length === 1
            ? daysOfSpan(axis)
                .filter((_, place) => place % 7 === 6)
                .map((on) => (
                  <span
                    key={on}
                    aria-hidden
                    className="absolute inset-y-0 flex items-center border-border border-s ps-1.5 tabular-nums"
                    style={{ left: placeOn(axis, { startsOn: on, endsOn: on }).left }}
                  >
                    {formats.dayMonth(on)}
                  </span>
                ))
            : null}
        </span>
        <span className="text-end">{t("balance")}</span>
        <span className="text-end">{t("field.yearEnd")}</span>
      </div>
      <div className="relative">
        <Backdrop year={year} axis={axis} />
        <ShipRow year={year} axis={axis} />
        {groups.map(({ department, people }) =>
          people.length > 0 ? <Group key={department ?? "none"} {...{ department, people, year, axis }} /> : null,
        )}
      </div>
    </section>
  );
}

/** Behind every row: when guests are aboard, when the ship is in a yard, the months and today. */
function Backdrop({ year, axis }: { year: LeaveYear; axis: Axis }) {
  const now = { startsOn: year.today, endsOn: year.today };
  return (
    <div aria-hidden className={cn(rowClass, "pointer-events-none absolute inset-0 items-stretch")}>
      <span />
      <span className="relative">
        {year.trips
          .filter((trip) => isOnAxis(axis, trip))
          .map((trip) => (
            <span key={trip.id} className="absolute inset-y-0 bg-muted" style={placeOn(axis, trip)} />
          ))}
        {year.yards
          .filter((yard) => isOnAxis(axis, yard))
          .map((yard) => (
            <span key={yard.id} className={cn("absolute inset-y-0", yardClass)} style={placeOn(axis, yard)} />
          ))}
        {axis.months.map((month) => (
          <span
            key={month}
            className="absolute inset-y-0 border-border border-s"
            style={{ left: placeOn(axis, { startsOn: month, endsOn: month }).left }}
          />
        ))}
        {isOnAxis(axis, now) ? (
          <span className="absolute inset-y-0 border-foreground border-s" style={{ left: placeOn(axis, now).left }} />
        ) : null}
      </span>
    </div>
  );
}

function ShipRow({ year, axis }: { year: LeaveYear; axis: Axis }) {
  const { t, span } = useLeaveWords();
  const bands = [
    ...year.trips.map((trip) => ({ ...trip, name: trip.name ?? t("trip"), look: "bg-background" })),
    ...year.yards.map((yard) => ({ ...yard, name: yard.name ?? t("yard"), look: "bg-background/70" })),
  ];
  return (
    <div className={cn(rowClass, "relative h-8 border-border border-b")}>
      <span dir="auto" className="text-muted-foreground text-sm">
        {t("ship")}
      </span>
      <span className="relative h-full">
        {bands
          .filter((band) => isOnAxis(axis, band))
          .map((band) => (
            <span
              key={band.id}
              title={`${band.name}, ${span(band)}`}
              className={cn(
                "absolute inset-y-1.5 truncate rounded-sm px-1 text-xs leading-5 inset-ring inset-ring-border-strong",
                band.look,
              )}
              style={placeOn(axis, band)}
            >
              {band.name}
            </span>
          ))}
      </span>
    </div>
  );
}

interface GroupProps {
  department: Department | null;
  people: readonly LeavePerson[];
  year: LeaveYear;
  axis: Axis;
}

function Group({ department, people, year, axis }: GroupProps) {
  const { t } = useLeaveWords();
  return (
    <Fragment>
      <h3 dir="auto" className="relative px-6 pt-2 pb-0.5 font-medium text-muted-foreground text-xs">
        {department ? t(`department.${department}`) : t("noDepartment")}
      </h3>
      {people.map((person) => (
        <PersonRow key={person.id} {...{ person, year, axis }} />
      ))}
    </Fragment>
  );
}

export const rowIdOf = (profileId: string) => `leave-of-${profileId}`;

function PersonRow({ person, year, axis }: { person: LeavePerson; year: LeaveYear; axis: Axis }) {
  const { figure } = useLeaveWords();
  const { id: vesselId } = useVessel();
  const { search, go } = usePlannerAddress();
  const { id, name, color, photoFileId, balance, yearEnd, leaves } = person;
  const photoUrl = photoFileId ? fileAddress(vesselId, photoFileId, "thumb") : null;
  const isOpened = search.person === id || leaves.some((leave) => leave.id === search.leave);
  return (
    <div
      id={rowIdOf(id)}
      className={cn(rowClass, "relative h-8", isOpened && "bg-selected shadow-[inset_2px_0_0_var(--primary)]")}
    >
      <button
        type="button"
        aria-current={isOpened ? "true" : undefined}
        onClick={() => go({ person: id, leave: undefined, shift: undefined })}
        className="flex min-w-0 items-center gap-2 text-start text-sm"
      >
        <Avatar person={{ name, color, photoUrl }} size="sm" decorative />
        <span dir="auto" className="truncate">
          {name}
        </span>
      </button>
      <span className="relative h-full">
        {leaves.map((leave) => (
          <Bar key={leave.id} {...{ person, leave, axis }} />
        ))}
      </span>
      <span className="text-end font-medium text-sm tabular-nums">{balance === null ? "–" : figure(balance)}</span>
      <span
        className={cn(
          "text-end text-sm tabular-nums",
          yearEnd !== null && yearEnd < year.rules.floor ? "text-status-overdue" : "text-muted-foreground",
        )}
      >
        {yearEnd === null ? "–" : figure(yearEnd)}
      </span>
    </div>
  );
}

const looks: Partial<Record<Leave["state"], string>> = {
  taken: "bg-border-strong",
  approved: "bg-muted-foreground",
  requested: "leave-asked",
  draft: "border border-border-strong border-dashed",
};

/** A leave as a bar: dragged, or moved by arrow keys, it is tried on other days. Only what is still open is tried. */
function Bar({ person, leave, axis }: { person: LeavePerson; leave: Leave; axis: Axis }) {
  const { t, span } = useLeaveWords();
  const { search, go } = usePlannerAddress();
  const drag = useRef<{ x: number; width: number; shift: number } | null>(null);
  const isOpened = search.leave === leave.id;
  const isMovable = leave.state === "requested" || leave.state === "draft";
  const shift = isOpened && isMovable ? (search.shift ?? 0) : 0;
  const shown = { ...leave, startsOn: addDays(leave.startsOn, shift), endsOn: addDays(leave.endsOn, shift) };
  const open = (by = shift) => go({ leave: leave.id, person: undefined, shift: by === 0 ? undefined : by });
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    const track = event.currentTarget.parentElement;
    if (!(isMovable && track)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: track.clientWidth, shift };
  };
  const follow = ({ clientX }: PointerEvent) => {
    const from = drag.current;
    if (!from) return;
    const by = from.shift + daysAlong(axis, (clientX - from.x) / from.width);
    if (by !== shift) open(by);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !isMovable) return;
    event.preventDefault();
    open(shift + step);
  };
  if (!isOnAxis(axis, shown)) return null;
  return (
    <button
      type="button"
      aria-label={`${person.name}: ${span(shown)}, ${t(`state.${leave.state}`)}`}
      aria-pressed={isOpened}
      onClick={() => open()}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={() => {
        drag.current = null;
      }}
      className={cn(
        "absolute inset-y-1.5 min-w-1.5 touch-none rounded-sm outline-offset-1",
        looks[leave.state],
        isOpened && "ring-2 ring-ring",
      )}
      style={placeOn(axis, shown)}
    />
  );
}
