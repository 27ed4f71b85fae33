import { Link } from "@tanstack/react-router";
import { yearOf } from "@ymp/core/leave/calendar-day";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Kbd } from "@ymp/ui/primitives/kbd";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { CalendarOff, ChevronLeft, ChevronRight, Plus, Settings2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { AboardStrip } from "./aboard-strip.tsx";
import { type LeaveYear, useLeaveExport, useYear } from "./leave.queries.ts";
import { leaveScales } from "./leave.search.ts";
import type { LeaveOf } from "./leave-form-sheet.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { PlannerGrid, yardClass } from "./planner-grid.tsx";
import { PlannerList } from "./planner-list.tsx";
import { RequestPanel } from "./request-panel.tsx";
import { useLeaveWords } from "./use-leave-words.ts";
import { usePlannerAddress } from "./use-planner-address.ts";
import { usePlannerKeys } from "./use-planner-keys.ts";

const LeaveFormSheet = lazyPanel("form", async () => (await import("./leave-form-sheet.tsx")).LeaveFormSheet);
const RulesDialog = lazyPanel("largeDialog", async () => (await import("./rules-dialog.tsx")).RulesDialog);

type Opened = { kind: "ask"; of?: LeaveOf } | { kind: "rules" };

/** Who is away when, over a year: what was asked for is tried here before it is answered. */
export function LeavePlannerScreen() {
  const { t } = useLeaveWords();
  const { year, scale, go } = usePlannerAddress();
  const isPhone = useMedia(phoneQuery);
  const screen = useRef<HTMLDivElement>(null);
  const query = useYear(year);
  const list = useLeaveExport(year);
  const [opened, open] = useState<Opened | null>(null);
  const data = query.data;
  const ask = () => open({ kind: "ask" });
  usePlannerKeys(screen, data, { ask: data?.can.ask ? ask : undefined });
  return (
    <>
      <ScreenHeader
        title={t("title")}
        count={
          isPhone ? undefined : (
            <span className="flex items-center gap-2">
              <Steps />
              {data && data.toDecide.count > 0 ? <ToDecide of={data.toDecide} /> : null}
            </span>
          )
        }
        tools={
          <>
            <Segmented
              className="max-md:hidden"
              label={t("scale.label")}
              options={leaveScales.map((value) => ({ value, label: t(`scale.${value}`) }))}
              value={scale}
              onValueChange={(value) => go({ scale: value, from: undefined })}
            />
            <MoreMenu>
              <ExportItems formats={["xlsx", "csv", "pdf"]} list={list} />
              {data?.can.rules ? (
                <DropdownMenuItem onSelect={() => open({ kind: "rules" })}>
                  <Settings2 />
                  {t("rules.title")}
                </DropdownMenuItem>
              ) : null}
            </MoreMenu>
          </>
        }
        action={
          <div className="flex gap-2 max-md:w-full">
            {isPhone ? <Steps /> : null}
            {data?.can.ask ? (
              <Button className="max-md:flex-1" onClick={ask}>
                <Plus />
                {t("ask")}
                <Kbd className="touch:hidden">N</Kbd>
              </Button>
            ) : null}
          </div>
        }
      />
      <div ref={screen} className="contents">
        <Loaded query={query}>
          {(shown) => (
            <Planner
              year={shown}
              onAsk={(of) => open({ kind: "ask", of })}
              more={
                query.hasNextPage ? (
                  <Button variant="ghost" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t("morePeople")}
                  </Button>
                ) : null
              }
            />
          )}
        </Loaded>
      </div>
      <Legend />
      {opened?.kind === "ask" && data ? (
        <LeaveFormSheet of={opened.of} halfDays={data.rules.halfDays} onClose={() => open(null)} />
      ) : null}
      {opened?.kind === "rules" && data ? <RulesDialog rules={data.rules} onClose={() => open(null)} /> : null}
    </>
  );
}

/** What comes before and after, by a year, a quarter or a month. */
function Steps() {
  const { t, formats } = useLeaveWords();
  const { year, scale, axis, step } = usePlannerAddress();
  const [first] = axis.months;
  const last = axis.months.at(-1);
  const shown =
    scale === "year" || !first || !last
      ? String(year)
      : scale === "month"
        ? formats.month(first)
        : `${formats.shortMonth(first)} – ${formats.shortMonth(last)} ${year}`;
  return (
    <span dir="ltr" className="flex items-center">
      <IconButton label={t(`step.${scale}.previous`)} onClick={() => step(-1)}>
        <ChevronLeft />
      </IconButton>
      <span className="min-w-10 text-center font-semibold text-base text-foreground tabular-nums">{shown}</span>
      <IconButton label={t(`step.${scale}.next`)} onClick={() => step(1)}>
        <ChevronRight />
      </IconButton>
    </span>
  );
}

/** How many wait for the reader's answer, whatever year they are of, and the way to the first. */
function ToDecide({ of }: { of: LeaveYear["toDecide"] }) {
  const { t } = useLeaveWords();
  const { go } = usePlannerAddress();
  const { count, next } = of;
  return (
    <button
      type="button"
      className="text-base text-muted-foreground hover:underline"
      onClick={() => {
        if (next)
          go({ year: yearOf(next.startsOn), scale: undefined, from: undefined, leave: next.id, person: undefined });
      }}
    >
      {t("toDecide", { count })}
    </button>
  );
}

interface PlannerProps {
  year: LeaveYear;
  onAsk: (of: LeaveOf) => void;
  more: ReactNode;
}

function Planner({ year, onAsk, more }: PlannerProps) {
  const { t } = useLeaveWords();
  const isPhone = useMedia(phoneQuery);
  const { search, axis, today, go } = usePlannerAddress();
  if (year.people.length === 0)
    return (
      <EmptyState icon={<CalendarOff />} title={t("empty.plan.title")}>
        {t("empty.plan.text")}
      </EmptyState>
    );
  const asked = year.people.find(({ leaves }) => leaves.some(({ id }) => id === search.leave));
  const leave = asked?.leaves.find(({ id }) => id === search.leave);
  const person = year.people.find(({ id }) => id === search.person);
  const close = () => go({ leave: undefined, person: undefined, shift: undefined });
  const panel = search.leave ? (
    <RequestPanel id={search.leave} people={year.people} onClose={close} />
  ) : person ? (
    <PersonPanel
      key={person.id}
      person={person}
      today={today}
      onAsk={() => onAsk({ profileId: person.id, name: person.name })}
      onClose={close}
    />
  ) : null;
  return (
    <div className="relative flex min-h-0 flex-1 max-md:flex-none max-md:flex-col">
      <div className="min-w-0 flex-1 overflow-auto max-md:overflow-visible max-md:pb-4">
        {isPhone ? (
          <>
            {year.toDecide.count > 0 ? (
              <p className="px-4 pt-3">
                <ToDecide of={year.toDecide} />
              </p>
            ) : null}
            <PlannerList year={year} />
            <p className="px-4">{more}</p>
          </>
        ) : (
          <>
            <PlannerGrid year={year} axis={axis} />
            <div className="px-6">
              {more}
              <CutNote shown={year.hasMore && year.trips.length + year.yards.length} way="first" />
            </div>
            <AboardStrip
              year={year}
              axis={axis}
              tried={asked && leave && search.shift ? { person: asked, leave, shift: search.shift } : null}
            />
          </>
        )}
      </div>
      {panel ? (
        <aside className="flex w-[340px] flex-none flex-col border-border border-s bg-background max-xl:absolute max-xl:inset-y-0 max-xl:end-0 max-xl:z-20 max-xl:shadow-lg max-md:static max-md:order-first max-md:w-full max-md:border-s-0 max-md:border-b max-md:shadow-none">
          {panel}
        </aside>
      ) : null}
    </div>
  );
}

function Legend() {
  const { t } = useLeaveWords();
  return (
    <ScreenFoot
      shown={
        <span className="flex items-center gap-4">
          {(["taken", "approved", "requested", "trip", "yard"] as const).map((kind) => (
            <span key={kind} className="flex items-center gap-1.5">
              <span aria-hidden className={`h-2.5 w-4 rounded-sm ${legend[kind]}`} />
              {t(`legend.${kind}`)}
            </span>
          ))}
          <Link to="/app/vacationleaves" className="underline underline-offset-2">
            {t("mine")}
          </Link>
        </span>
      }
      keys={[
        { keys: ["←", "→"], word: t("legend.move") },
        { keys: ["A"], word: t("approve") },
        { keys: ["J", "K"], word: t("legend.people") },
      ]}
    />
  );
}

const legend = {
  taken: "bg-border-strong",
  approved: "bg-muted-foreground",
  requested: "leave-asked",
  trip: "bg-muted inset-ring inset-ring-border-strong",
  yard: `${yardClass} inset-ring inset-ring-border-strong`,
};
