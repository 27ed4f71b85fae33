import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import { type CalendarDate, daysBetween, todayIn } from "@ymp/core/calendar-date";
import { fileAddress } from "@ymp/core/file-address";
import type { Say } from "@ymp/i18n/screen-translator";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { type Status, WarningIcon } from "@ymp/ui/primitives/status-icon";
import type { ReactNode } from "react";
import { useVessel } from "../../app/session.ts";
import type { Formats } from "../../lib/format.ts";

export type Found = inferRouterOutputs<AppRouter>["search"]["find"];
export type FoundEquipment = Found["equipment"]["hits"][number];
export type FoundPart = Found["parts"]["hits"][number];
export type FoundPerson = Found["people"]["hits"][number];
export type FoundWorklist = Found["worklists"]["hits"][number];
export type FoundSupplier = Found["suppliers"]["hits"][number];
export type FoundOrder = Found["orders"]["hits"][number];
export type FoundBook = Found["books"]["hits"][number];
export type FoundEntry = Found["entries"]["hits"][number];
export type FoundJob = Found["jobs"]["hits"][number];

export interface Wording {
  t: Say;
  formats: Formats;
  today: CalendarDate;
}

function Trouble({ children, isSevere }: { children: ReactNode; isSevere: boolean }) {
  const Icon = isSevere ? OverdueIcon : WarningIcon;
  return (
    <bdi className={`flex items-center gap-1.5 ${isSevere ? "text-status-overdue" : "text-status-due-soon"}`}>
      <Icon className="size-3.5" />
      {children}
    </bdi>
  );
}

export function equipmentState({ state }: FoundEquipment, { t }: Wording): ReactNode {
  if (state.isArchived) return t("search:state.archived");
  if (state.overdueJobs > 0) {
    return <Trouble isSevere>{t("search:state.overdue", { count: state.overdueJobs })}</Trouble>;
  }
  return state.openJobs > 0 ? t("search:state.open", { count: state.openJobs }) : null;
}

export function partState({ state: { stock } }: FoundPart, { t, formats }: Wording): ReactNode {
  if (!stock) return null;
  const quantity = formats.quantity(stock.onHand);
  const isShort = stock.minQuantity !== null && stock.onHand < stock.minQuantity;
  return isShort ? (
    <Trouble isSevere={false}>{t("search:state.belowMinimum", { quantity })}</Trouble>
  ) : (
    t("search:state.inStock", { quantity })
  );
}

export function PersonMark({ hit: { title, state } }: { hit: FoundPerson }) {
  const { id: vesselId } = useVessel();
  const photoUrl = state.photoFileId && fileAddress(vesselId, state.photoFileId, "thumb");
  return <Avatar size="sm" decorative person={{ name: title, color: state.color, photoUrl }} />;
}

/** People from outside have a page of their own kind. */
export function personPath({ id, state }: FoundPerson): string {
  return state.isInvited ? `/app/shipyarprofile/${id}` : `/app/profiledetails/${id}`;
}

export function personState({ state }: FoundPerson, { t }: Wording): ReactNode {
  if (state.isInvited) return t("search:state.invited");
  return state.isOnboard ? t("search:state.onboard") : t("search:state.ashore");
}

export function jobState({ state }: FoundJob, { t, formats, today }: Wording): ReactNode {
  if (jobStatus(state.status) === "completed" || state.status === "cancelled") return t(`jobs:status.${state.status}`);
  const words = dueWords(state, formats, today) ?? t(`jobs:status.${state.status}`);
  return state.isOverdue ? <bdi className="text-status-overdue">{words}</bdi> : <bdi>{words}</bdi>;
}

function dueWords(state: FoundJob["state"], formats: Formats, today: CalendarDate): string | null {
  const hoursLeft = state.dueTotal !== null && state.lastTotal !== null ? state.dueTotal - state.lastTotal : null;
  const daysLeft = state.dueOn === null ? null : daysBetween(today, state.dueOn);
  if (hoursLeft !== null && (daysLeft === null || (hoursLeft < 0 && daysLeft >= 0)))
    return formats.dueInHours(hoursLeft);
  return daysLeft === null ? null : formats.dueInDays(daysLeft);
}

/** The icon a job's status goes under. */
export function jobStatus(status: FoundJob["state"]["status"]): Status {
  if (status === "in_progress") return "in-progress";
  if (status.startsWith("waiting")) return "waiting";
  if (status === "verified") return "verified";
  return status === "done" || status === "cancelled" ? "completed" : "due";
}

export function worklistPeriod({ state: { startsOn, endsOn } }: FoundWorklist, { t, formats }: Wording): string | null {
  if (startsOn && endsOn) return t("worklists:period.both", { from: formats.date(startsOn), to: formats.date(endsOn) });
  if (startsOn) return t("worklists:period.from", { from: formats.date(startsOn) });
  return endsOn ? t("worklists:period.until", { to: formats.date(endsOn) }) : null;
}

export function worklistState({ state: { isClosed, jobs, doneJobs } }: FoundWorklist, { t }: Wording): ReactNode {
  if (isClosed) return t("search:state.closed");
  return jobs > 0 ? t("search:state.listDone", { done: doneJobs, count: jobs }) : null;
}

export function supplierState({ state }: FoundSupplier, { t }: Wording): ReactNode {
  return state.isArchived ? t("search:state.archived") : null;
}

export function orderState({ state }: FoundOrder, { t }: Wording): ReactNode {
  return t(`orders:status.${state.status}`);
}

type NamedBook = Pick<FoundBook["state"], "kind" | "bookTitle">;

/** A book that the vessel designed has its own name. */
export const bookName = ({ kind, bookTitle }: NamedBook, { t }: Pick<Wording, "t">): string =>
  bookTitle ?? t(`logbooks:kind.${kind}`);

export function bookState({ state }: FoundBook, { t }: Wording): ReactNode {
  return state.isClosed ? t("search:state.closedBook") : null;
}

/** When it was done, by the ship's clock of that time; a struck one says so. */
export function entryState(
  { state: { occurredAt, shipOffsetMin, isStruck } }: FoundEntry,
  wording: Wording,
): ReactNode {
  if (isStruck) return wording.t("search:state.struck");
  return occurredAt ? <bdi>{wording.formats.date(shipDay(occurredAt, shipOffsetMin))}</bdi> : null;
}

const shipDay = (at: Date, offsetMin: number): CalendarDate =>
  todayIn("UTC", new Date(at.getTime() + offsetMin * 60_000));
