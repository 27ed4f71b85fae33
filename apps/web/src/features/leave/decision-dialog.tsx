import { can } from "@ymp/core/access/resolve-access";
import { newId } from "@ymp/core/ids";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { useState } from "react";
import { useVessel } from "../../app/session.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useApproveLeave, useRefuseLeave } from "./leave.mutations.ts";
import type { WhatItDoes as Does, Leave, LeavePerson, OpenedLeave } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";
import { WhatItDoes } from "./what-it-does.tsx";

export interface DecisionDialogProps {
  leave: OpenedLeave;
  people: readonly LeavePerson[];
  does: Does;
  /** Dates that are offered instead. */
  dates: Pick<Leave, "startsOn" | "endsOn">;
  decision: "approve" | "refuse" | "offer";
  onClose: () => void;
}

/** The answer to a request, with what it does before one's eyes; granted, the work may be handed over by a job. */
export function DecisionDialog(props: DecisionDialogProps) {
  return props.decision === "approve" ? <Approve {...props} /> : <Refuse {...props} />;
}

const nobody = "nobody";
const grave = new Set<Does["conflicts"][number]["kind"]>(["manning", "floor"]);

function Approve({ leave, people, does, onClose }: DecisionDialogProps) {
  const { t, formats, span } = useLeaveWords();
  const { access } = useVessel();
  const approve = useApproveLeave();
  const [reason, setReason] = useState("");
  const [hands, setHands] = useState(false);
  const [jobId] = useState(newId);
  const [title, setTitle] = useState(t("handoverTitle", { name: leave.name, date: formats.date(leave.startsOn) }));
  const others = people.filter(({ id }) => id !== leave.profileId);
  const [assignee, setAssignee] = useState(
    () => does.relief.find(({ profileId }) => others.some((other) => other.id === profileId))?.profileId ?? nobody,
  );
  const isNeeded = does.conflicts.length > 0;
  const isCaptains = does.conflicts.some(({ kind }) => grave.has(kind));
  const { id, version } = leave;
  const submit = () =>
    approve.mutate(
      {
        ...{ id, version, reason },
        ...(hands ? { handover: { jobId, title, assigneeId: assignee === nobody ? null : assignee } } : {}),
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={t("approve")}
      subtitle={`${leave.name}, ${span(leave)}`}
      submit={t("approve")}
      busy={approve.isPending}
      disabled={(isNeeded && reason.trim() === "") || (isCaptains && !does.mayBreak)}
      error={approve.error}
      saysFaults
      onSubmit={submit}
      onClose={onClose}
    >
      <WhatItDoes does={does} />
      {isCaptains ? (
        <p dir="auto" className="text-sm text-status-overdue">
          {t("grave")}
        </p>
      ) : null}
      <Field label={t("field.reason")} required={isNeeded}>
        <Textarea value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {can(access, "jobs:edit") ? (
        <CheckboxField
          label={t("handover")}
          checked={hands}
          onCheckedChange={(checked) => setHands(checked === true)}
        />
      ) : null}
      {hands ? (
        <>
          <Field label={t("field.jobTitle")} required>
            <Input value={title} maxLength={200} onChange={({ target }) => setTitle(target.value)} />
          </Field>
          <Field label={t("field.assignee")}>
            <Select
              value={assignee}
              options={[
                { value: nobody, label: t("nobody") },
                ...others.map((person) => ({ value: person.id, label: person.name })),
              ]}
              onValueChange={setAssignee}
            />
          </Field>
        </>
      ) : null}
    </FormDialog>
  );
}

function Refuse({ leave, does, dates, decision, onClose }: DecisionDialogProps) {
  const { t, span } = useLeaveWords();
  const refuse = useRefuseLeave();
  const isOffer = decision === "offer";
  const [reason, setReason] = useState(isOffer ? t("offered", { span: span(dates) }) : "");
  const { id, version } = leave;
  return (
    <FormDialog
      title={t(isOffer ? "offer" : "refuse")}
      subtitle={`${leave.name}, ${span(leave)}`}
      submit={t(isOffer ? "offer" : "refuse")}
      destructive={!isOffer}
      busy={refuse.isPending}
      disabled={reason.trim() === ""}
      error={refuse.error}
      saysFaults
      onSubmit={() =>
        refuse.mutate({ id, version, reason, ...(isOffer ? { offer: dates } : {}) }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <WhatItDoes does={does} />
      <Field label={t("answer")} required>
        <Textarea value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </FormDialog>
  );
}
