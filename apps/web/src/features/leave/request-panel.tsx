import { addDays } from "@ymp/core/calendar-date";
import { Button } from "@ymp/ui/primitives/button";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { verbOfCancelling } from "./cancelling.ts";
import { useCancelLeave, useSaveLeave } from "./leave.mutations.ts";
import {
  type WhatItDoes as Does,
  type Leave,
  type LeavePerson,
  type OpenedLeave,
  useLeave,
  useTryLeave,
} from "./leave.queries.ts";
import { LeaveHistory } from "./leave-history.tsx";
import { LeaveStateBadge } from "./leave-state.tsx";
import { PanelHead } from "./panel-head.tsx";
import { useApproveKey } from "./use-approve-key.ts";
import { useLeaveWords } from "./use-leave-words.ts";
import { usePlannerAddress } from "./use-planner-address.ts";
import { WhatItDoes } from "./what-it-does.tsx";

const DecisionDialog = lazyPanel("dialog", async () => (await import("./decision-dialog.tsx")).DecisionDialog);

export interface RequestPanelProps {
  id: string;
  people: readonly LeavePerson[];
  onClose: () => void;
}

/** A request beside the plan: what it changes as it is asked for or as it is tried, dates that would fit, and the answer. */
export function RequestPanel({ id, people, onClose }: RequestPanelProps) {
  const query = useLeave(id);
  return query.data ? (
    <Opened key={id} {...{ opened: query.data, people, onClose }} />
  ) : (
    <div className="p-4">
      <Loaded query={query}>{() => null}</Loaded>
    </div>
  );
}

function About({ leave }: { leave: OpenedLeave }) {
  const { t, span, days, formats } = useLeaveWords();
  return (
    <div>
      <p dir="auto" className="font-semibold text-lg">
        {span(leave)}
      </p>
      <p dir="auto" className="text-muted-foreground text-sm">
        {formats.list([
          days(leave.days),
          t(`type.${leave.type}`),
          leave.askedAt ? t("waits", { date: formats.dateTime(leave.askedAt) }) : null,
        ])}
      </p>
      {leave.note ? (
        <p dir="auto" className="mt-2 text-sm">
          “{leave.note}”
        </p>
      ) : null}
    </div>
  );
}

function Opened({ opened, people, onClose }: Omit<RequestPanelProps, "id"> & { opened: OpenedLeave }) {
  const { t, span, formats } = useLeaveWords();
  const { search, go } = usePlannerAddress();
  const shift = opened.does ? (search.shift ?? 0) : 0;
  const dates = { startsOn: addDays(opened.startsOn, shift), endsOn: addDays(opened.endsOn, shift) };
  const { type, startsAtNoon, endsAtNoon, travel, id, profileId } = opened;
  const tried = useTryLeave(shift === 0 ? null : { id, profileId, type, startsAtNoon, endsAtNoon, travel, ...dates });
  const shiftWords = (by: number) => t(by > 0 ? "shift.later" : "shift.earlier", { count: Math.abs(by) });
  const does = shift === 0 ? opened.does : (tried.data ?? null);
  const title = opened.state === "requested" ? t("asks", { name: opened.name }) : opened.name;
  return (
    <>
      <PanelHead title={title} badge={<LeaveStateBadge state={opened.state} />} onClose={onClose} />
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4">
        <About leave={opened} />
        {shift === 0 ? null : (
          <p dir="auto" className="rounded-md bg-muted px-3 py-2 text-sm">
            {t("moved", { span: span(dates) })}
          </p>
        )}
        {does ? <WhatItDoes does={does} /> : null}
        {opened.does && opened.does.fits.length > 0 ? (
          <section aria-label={t("fits")}>
            <h3 className="mb-1 font-semibold text-sm">{t("fits")}</h3>
            <RadioGroup
              aria-label={t("fits")}
              value={String(shift)}
              onValueChange={(value) => go({ shift: value === "0" ? undefined : Number(value) })}
            >
              {opened.does.fits.map((fit) => (
                <Radio key={fit.shift} value={String(fit.shift)} label={span(fit)} help={shiftWords(fit.shift)} />
              ))}
              <Radio value="0" label={t("asAsked")} />
            </RadioGroup>
          </section>
        ) : null}
        {does && does.relief.length > 0 ? <ReliefList relief={does.relief} /> : null}
        {opened.reason ? (
          <p dir="auto" className="border-border border-s-2 ps-3 text-sm">
            {opened.reason}
          </p>
        ) : null}
        {opened.answeredBy && opened.decidedAt ? (
          <p dir="auto" className="text-muted-foreground text-xs">
            {t("answered", { name: opened.answeredBy, date: formats.dateTime(opened.decidedAt) })}
          </p>
        ) : null}
        {opened.jobId ? (
          <PathLink href={`/app/jobdetails/${opened.jobId}`} className="text-sm underline underline-offset-2">
            {t("handoverJob")}
          </PathLink>
        ) : null}
        <LeaveHistory id={id} />
      </div>
      <Acts {...{ leave: opened, people, does, dates, isMoved: shift !== 0 }} />
    </>
  );
}

/** Who could take the work over, or come back for it. */
function ReliefList({ relief }: { relief: Does["relief"] }) {
  const { t, formats } = useLeaveWords();
  return (
    <section aria-label={t("relief.title")}>
      <h3 className="mb-1 font-semibold text-sm" dir="auto">
        {t("relief.title")}
      </h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        {relief.map(({ profileId, name, rank, kind }) => (
          <li key={profileId} dir="auto">
            {formats.list([name, rank])}
            <span className="block text-muted-foreground text-xs">
              {t(kind === "aboard" ? "relief.aboard" : "relief.comesBack")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActsProps {
  leave: OpenedLeave;
  people: readonly LeavePerson[];
  does: Does | null;
  dates: Pick<Leave, "startsOn" | "endsOn">;
  isMoved: boolean;
}

function Acts({ leave, people, does, dates, isMoved }: ActsProps) {
  const { t, span } = useLeaveWords();
  const { go, today } = usePlannerAddress();
  const cancel = useCancelLeave();
  const save = useSaveLeave();
  const [decision, decide] = useState<"approve" | "refuse" | "offer" | null>(null);
  const { acts } = leave.can;
  const mayDecide = acts.includes("approve");
  useApproveKey(mayDecide && !isMoved && decision === null ? () => decide("approve") : undefined);
  const { id, version, startsOn, endsOn } = leave;
  const stay = () => go({ shift: undefined });
  return (
    <div className="flex flex-none flex-wrap gap-2 border-border border-t px-4 py-3 empty:hidden">
      {mayDecide && isMoved ? <Button onClick={() => decide("offer")}>{t("offer")}</Button> : null}
      {mayDecide && !isMoved ? <Button onClick={() => decide("approve")}>{t("approve")}</Button> : null}
      {mayDecide ? (
        <Button variant="destructive" onClick={() => decide("refuse")}>
          {t("refuse")}
        </Button>
      ) : null}
      {acts.includes("edit") && isMoved ? (
        <Button
          busy={save.isPending}
          onClick={() => save.mutate({ id, version, base: { startsOn, endsOn }, ...dates }, { onSuccess: stay })}
        >
          {t("moveTo", { span: span(dates) })}
        </Button>
      ) : null}
      {acts.includes("cancel") ? (
        <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate({ id, version })}>
          {t(verbOfCancelling(leave, today))}
        </Button>
      ) : null}
      {decision && does ? (
        <DecisionDialog {...{ leave, people, does, dates, decision }} onClose={() => decide(null)} />
      ) : null}
    </div>
  );
}
