import { Link } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { CalendarOff, ChevronLeft, ChevronRight, Plus, Settings2 } from "lucide-react";
import { useState } from "react";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { AboardStrip } from "./aboard-strip.tsx";
import { axisOf } from "./axis.ts";
import { type LeaveYear, useLeaveExport, useYear } from "./leave.queries.ts";
import { leaveScales } from "./leave.search.ts";
import type { LeaveOf } from "./leave-form-sheet.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { PlannerGrid } from "./planner-grid.tsx";
import { PlannerList } from "./planner-list.tsx";
import { RequestPanel } from "./request-panel.tsx";
import { useLeaveWords } from "./use-leave-words.ts";
import { usePlannerAddress } from "./use-planner-address.ts";

const LeaveFormSheet = lazyPanel("form", async () => (await import("./leave-form-sheet.tsx")).LeaveFormSheet);
const RulesDialog = lazyPanel("largeDialog", async () => (await import("./rules-dialog.tsx")).RulesDialog);

type Opened = { kind: "ask"; of?: LeaveOf } | { kind: "rules" };

/** Who is away when, over a year: what was asked for is tried here before it is answered. */
export function LeavePlannerScreen() {
  const { t } = useLeaveWords();
  const { year, scale, go } = usePlannerAddress();
  const query = useYear(year);
  const list = useLeaveExport(year);
  const [opened, open] = useState<Opened | null>(null);
  const data = query.data;
  const waiting = data ? toDecide(data) : 0;
  return (
    <>
      <ScreenHeader
        title={t("title")}
        count={waiting > 0 ? t("toDecide", { count: waiting }) : undefined}
        tools={
          <>
            <IconButton label={t("year.previous")} onClick={() => go({ year: year - 1, leave: undefined })}>
              <ChevronLeft />
            </IconButton>
            <span className="font-semibold tabular-nums">{year}</span>
            <IconButton label={t("year.next")} onClick={() => go({ year: year + 1, leave: undefined })}>
              <ChevronRight />
            </IconButton>
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
          data?.can.ask ? (
            <Button className="max-md:w-full" onClick={() => open({ kind: "ask" })}>
              <Plus />
              {t("ask")}
            </Button>
          ) : undefined
        }
      />
      <Loaded query={query}>{(shown) => <Planner year={shown} onAsk={(of) => open({ kind: "ask", of })} />}</Loaded>
      <Legend />
      {opened?.kind === "ask" && data ? (
        <LeaveFormSheet of={opened.of} halfDays={data.rules.halfDays} onClose={() => open(null)} />
      ) : null}
      {opened?.kind === "rules" && data ? <RulesDialog rules={data.rules} onClose={() => open(null)} /> : null}
    </>
  );
}

const toDecide = ({ people }: LeaveYear) =>
  people.flatMap(({ leaves }) => leaves).filter(({ can }) => can.acts.includes("approve")).length;

function Planner({ year, onAsk }: { year: LeaveYear; onAsk: (of: LeaveOf) => void }) {
  const { t } = useLeaveWords();
  const isPhone = useMedia(phoneQuery);
  const { search, year: shown, scale, from, today, go } = usePlannerAddress();
  const axis = axisOf(shown, scale, from);
  const opened = year.people.find(({ leaves }) => leaves.some(({ id }) => id === search.leave));
  const leave = opened?.leaves.find(({ id }) => id === search.leave);
  const person = year.people.find(({ id }) => id === search.person);
  if (year.people.length === 0)
    return (
      <EmptyState icon={<CalendarOff />} title={t("empty.plan.title")}>
        {t("empty.plan.text")}
      </EmptyState>
    );
  const close = () => go({ leave: undefined, person: undefined, shift: undefined });
  const panel =
    opened && leave ? (
      <RequestPanel key={leave.id} person={opened} leave={leave} people={year.people} onClose={close} />
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
    <div className="flex min-h-0 flex-1 max-md:flex-none max-md:flex-col">
      <div className="min-w-0 flex-1 overflow-auto pb-16 max-md:overflow-visible max-md:pb-4">
        {isPhone ? (
          <PlannerList year={year} />
        ) : (
          <>
            <PlannerGrid year={year} axis={axis} />
            <AboardStrip year={year} axis={axis} />
          </>
        )}
      </div>
      {panel ? (
        <aside className="w-[312px] flex-none overflow-y-auto border-border border-s pb-16 max-md:order-first max-md:w-full max-md:border-s-0 max-md:border-b max-md:pb-4">
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
          {(["taken", "approved", "requested", "trip"] as const).map((kind) => (
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
      ]}
    />
  );
}

const legend = {
  taken: "bg-border-strong",
  approved: "bg-muted-foreground",
  requested: "leave-asked",
  trip: "bg-muted inset-ring inset-ring-border-strong",
};
