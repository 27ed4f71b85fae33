import { Link, Navigate } from "@tanstack/react-router";
import { yearOf } from "@ymp/core/leave/calendar-day";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { CalendarOff, Plus } from "lucide-react";
import { useState } from "react";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { BalanceLines } from "./balance-lines.tsx";
import { ContractsOf } from "./contracts-of.tsx";
import { useSaveLeave } from "./leave.mutations.ts";
import { type Leave, type OwnLeave, useLeave, useOwnLeave } from "./leave.queries.ts";
import { LeaveCard } from "./leave-card.tsx";
import { useLeaveWords } from "./use-leave-words.ts";
import { useOwnAddress } from "./use-own-address.ts";

const LeaveFormSheet = lazyPanel("form", async () => (await import("./leave-form-sheet.tsx")).LeaveFormSheet);

/** One's own leave: what is owed, what was asked for, and the way to ask. */
export function OwnLeaveScreen() {
  const { t } = useLeaveWords();
  const query = useOwnLeave();
  const { leave: openedId } = useOwnAddress();
  const [isAsking, setAsking] = useState(false);
  const own = query.data;
  return (
    <>
      <ScreenHeader
        title={t("mine")}
        action={
          <div className="flex gap-2 max-md:w-full">
            <Button asChild variant="secondary">
              <Link to="/app/manageleaves">{t("plan")}</Link>
            </Button>
            {own?.isCrew ? (
              <Button className="max-md:flex-1" onClick={() => setAsking(true)}>
                <Plus />
                {t("ask")}
              </Button>
            ) : null}
          </div>
        }
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4 pb-16 max-md:flex-none max-md:overflow-visible max-md:px-4">
        <Loaded query={query}>
          {(data) =>
            data.isCrew || openedId ? (
              <Own own={data} />
            ) : (
              <EmptyState icon={<CalendarOff />} title={t("notCrew.title")}>
                {t("notCrew.text")}
              </EmptyState>
            )
          }
        </Loaded>
      </div>
      <ScreenFoot />
      {isAsking && own ? <LeaveFormSheet halfDays={own.halfDays} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function Own({ own }: { own: OwnLeave }) {
  const { t } = useLeaveWords();
  const { leave: openedId, open } = useOwnAddress();
  const [editedId, edit] = useState<string | null>(null);
  if (openedId && !own.requests.some(({ id }) => id === openedId)) return <OfAnother id={openedId} />;
  return (
    <div className="grid max-w-5xl gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
      <section aria-label={t("requests")} className="flex flex-col gap-3">
        {own.requests.length === 0 ? (
          <EmptyState icon={<CalendarOff />} title={t("empty.own.title")}>
            {t("empty.own.text")}
          </EmptyState>
        ) : null}
        {own.requests.map((leave) => (
          <LeaveCard
            key={leave.id}
            leave={leave}
            today={own.today}
            isOpen={leave.id === openedId}
            onOpen={() => open(leave.id === openedId ? undefined : leave.id)}
            onEdit={() => edit(leave.id)}
            offered={<TakeOffer leave={leave} />}
          />
        ))}
      </section>
      <div className="flex flex-col gap-8 max-lg:order-first">
        <BalanceLines today={own.today} />
        <div className="max-lg:hidden">
          <ContractsOf today={own.today} />
        </div>
      </div>
      <div className="lg:hidden">
        <ContractsOf today={own.today} />
      </div>
      {editedId ? <Edited id={editedId} halfDays={own.halfDays} onClose={() => edit(null)} /> : null}
    </div>
  );
}

/** A notice of somebody else's request leads here too: whoever decides finds it on the planner. */
function OfAnother({ id }: { id: string }) {
  return (
    <Loaded query={useLeave(id)}>
      {({ startsOn }) => <Navigate to="/app/manageleaves" search={{ year: yearOf(startsOn), leave: id }} replace />}
    </Loaded>
  );
}

/** Dates that were offered are asked for by one press. */
function TakeOffer({ leave }: { leave: Leave }) {
  const { t, span } = useLeaveWords();
  const save = useSaveLeave();
  const { id, version, offeredFrom, offeredTo, startsOn, endsOn, can } = leave;
  if (!(offeredFrom && offeredTo && can.acts.includes("ask"))) return null;
  const dates = { startsOn: offeredFrom, endsOn: offeredTo };
  return (
    <Button
      variant="secondary"
      busy={save.isPending}
      onClick={() => save.mutate({ id, version, base: { startsOn, endsOn }, ...dates, asks: true })}
    >
      {t("take", { span: span(dates) })}
    </Button>
  );
}

function Edited({ id, halfDays, onClose }: { id: string; halfDays: boolean; onClose: () => void }) {
  const { data } = useLeave(id);
  return data ? <LeaveFormSheet leave={data} halfDays={halfDays} onClose={onClose} /> : null;
}
