import type { CalendarDate } from "@ymp/core/calendar-date";
import { Button } from "@ymp/ui/primitives/button";
import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { verbOfCancelling } from "./cancelling.ts";
import { useCancelLeave } from "./leave.mutations.ts";
import { type Leave, useLeave } from "./leave.queries.ts";
import { LeaveHistory } from "./leave-history.tsx";
import { LeaveStateBadge } from "./leave-state.tsx";
import { useLeaveWords } from "./use-leave-words.ts";
import { WhatItDoes } from "./what-it-does.tsx";

export interface LeaveCardProps {
  leave: Leave;
  today: CalendarDate;
  isOpen: boolean;
  onOpen: () => void;
  onEdit: () => void;
  offered: ReactNode;
}

/** One of one's own requests, with the answer; opened, with what it does and who did what. */
export function LeaveCard({ leave, today, isOpen, onOpen, onEdit, offered }: LeaveCardProps) {
  const { t, span, days, formats } = useLeaveWords();
  const cancel = useCancelLeave();
  const { id, version, state, type, note, reason, can, jobId } = leave;
  return (
    <article className="rounded-md border border-border p-4">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="flex w-full items-start gap-3 text-start"
      >
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block font-semibold">
            {span(leave)}
          </span>
          <span dir="auto" className="block text-muted-foreground text-sm">
            {formats.list([days(leave.days), t(`type.${type}`), leave.startsOn.slice(0, 4)])}
          </span>
        </span>
        <LeaveStateBadge state={state} />
      </button>
      {note ? (
        <p dir="auto" className="mt-2 text-sm">
          {note}
        </p>
      ) : null}
      {reason ? (
        <p dir="auto" className="mt-2 border-border border-s-2 ps-3 text-sm">
          {reason}
        </p>
      ) : null}
      {isOpen ? <Opened id={id} /> : null}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {offered}
        {can.acts.includes("edit") ? (
          <Button variant="secondary" onClick={onEdit}>
            {t(can.acts.includes("ask") ? "editAndAsk" : "edit")}
          </Button>
        ) : null}
        {can.acts.includes("cancel") ? (
          <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate({ id, version })}>
            {t(verbOfCancelling(leave, today))}
          </Button>
        ) : null}
        {jobId ? (
          <Button asChild variant="secondary">
            <PathLink href={`/app/jobdetails/${jobId}`}>{t("handoverJob")}</PathLink>
          </Button>
        ) : null}
      </div>
    </article>
  );
}

function Opened({ id }: { id: string }) {
  const { t, formats } = useLeaveWords();
  const query = useLeave(id);
  return (
    <div className="mt-3 flex flex-col gap-4 border-border border-t pt-3">
      <Loaded query={query}>
        {({ does, answeredBy, decidedAt }) => (
          <>
            {answeredBy && decidedAt ? (
              <p dir="auto" className="text-muted-foreground text-sm">
                {t("answered", { name: answeredBy, date: formats.dateTime(decidedAt) })}
              </p>
            ) : null}
            {does ? <WhatItDoes does={does} /> : null}
          </>
        )}
      </Loaded>
      <LeaveHistory id={id} />
    </div>
  );
}
