import { addDays } from "@ymp/core/calendar-date";
import { Button } from "@ymp/ui/primitives/button";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { Loaded } from "../../lib/loaded.tsx";
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
  person: LeavePerson;
  leave: Leave;
  people: readonly LeavePerson[];
  onClose: () => void;
}

/** A request beside the plan: what it changes as it is asked for or as it is tried, dates that would fit, and the answer. */
export function RequestPanel(props: RequestPanelProps) {
  const { person, leave, onClose } = props;
  const { t, span, days, formats } = useLeaveWords();
  const query = useLeave(leave.id);
  const title = leave.state === "requested" ? t("asks", { name: person.name }) : person.name;
  return (
    <>
      <PanelHead title={title} badge={<LeaveStateBadge state={leave.state} />} onClose={onClose} />
      <div className="flex flex-col gap-4 px-4 py-4">
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
        <Loaded query={query}>{(data) => <Opened {...props} opened={data} />}</Loaded>
        <LeaveHistory id={leave.id} />
      </div>
    </>
  );
}

function Opened({ leave, people, opened }: RequestPanelProps & { opened: OpenedLeave }) {
  const { t, span, formats } = useLeaveWords();
  const { search, go } = usePlannerAddress();
  const shift = opened.does ? (search.shift ?? 0) : 0;
  const dates = { startsOn: addDays(leave.startsOn, shift), endsOn: addDays(leave.endsOn, shift) };
  const { type, startsAtNoon, endsAtNoon, travel, id, profileId } = leave;
  const tried = useTryLeave(shift === 0 ? null : { id, profileId, type, startsAtNoon, endsAtNoon, travel, ...dates });
  const shiftWords = (by: number) => t(by > 0 ? "shift.later" : "shift.earlier", { count: Math.abs(by) });
  const does = shift === 0 ? opened.does : (tried.data ?? null);
  return (
    <>
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
      <Acts {...{ leave: opened, people, does, dates, isMoved: shift !== 0 }} />
    </>
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
  const { go } = usePlannerAddress();
  const cancel = useCancelLeave();
  const save = useSaveLeave();
  const [decision, decide] = useState<"approve" | "refuse" | "offer" | null>(null);
  const { acts } = leave.can;
  const mayDecide = acts.includes("approve");
  useApproveKey(mayDecide && !isMoved && decision === null ? () => decide("approve") : undefined);
  const { id, version, startsOn, endsOn } = leave;
  const stay = () => go({ shift: undefined });
  return (
    <div className="flex flex-wrap gap-2">
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
          {t(leave.state === "approved" ? "giveUp" : "withdraw")}
        </Button>
      ) : null}
      {decision && does ? (
        <DecisionDialog {...{ leave, people, does, dates, decision }} onClose={() => decide(null)} />
      ) : null}
    </div>
  );
}
