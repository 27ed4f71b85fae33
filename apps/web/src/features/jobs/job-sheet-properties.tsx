import { Link } from "@tanstack/react-router";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { PropertyList } from "@ymp/ui/patterns/property-list";
import { StatusWord } from "@ymp/ui/primitives/status-icon";
import { Lock } from "lucide-react";
import { useCan } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { ClassItemFacts, CreditFacts } from "./job-sheet-class.tsx";
import type { Job } from "./job-sheet-data.ts";
import type { JobEditing } from "./job-sheet-edit.ts";
import {
  DepartmentProperty,
  DueProperty,
  PriorityProperty,
  StatusProperty,
  TenthsProperty,
} from "./job-sheet-editors.tsx";
import { InlineText } from "./job-sheet-inline.tsx";
import { AssigneesProperty } from "./job-sheet-people.tsx";
import { useSheetWords } from "./job-sheet-words.ts";
import { statusIconOf, useJobWords } from "./job-words.ts";

interface JobPropertiesProps {
  job: Job;
  editing: JobEditing;
  onStatus: (status: "due" | "in_progress") => void;
  onAsk: (what: "wait" | "complete" | "postpone" | "confirmCredit") => void;
}

/** The facts of a job; what may be changed is changed where it is. */
export function JobProperties({ job, editing, onStatus, onAsk }: JobPropertiesProps) {
  const { t } = useTranslation("job-sheet");
  const names = useJobWords();
  const text = (field: "location" | "permitReference", label: string) => (
    <InlineText
      label={label}
      value={job[field] ?? ""}
      placeholder={t("none")}
      disabled={!job.can.fields.includes(field)}
      draft={editing.draftOf(field)}
      onSave={(value, begun) => editing.save(field, value || null, begun || null)}
    >
      {field === "permitReference" && job.permitReference ? (
        <span className="flex items-center gap-2">
          <Lock aria-hidden className="size-4" />
          {job.permitReference}
        </span>
      ) : null}
    </InlineText>
  );
  const rows = [
    {
      id: "status",
      value:
        job.can.start || job.can.wait ? (
          <StatusProperty job={job} onStatus={onStatus} onAsk={onAsk} />
        ) : (
          <StatusWord status={statusIconOf(job.status)}>{names.status(job.status)}</StatusWord>
        ),
    },
    { id: "priority", value: <PriorityProperty job={job} onSave={(value) => editing.save("priority", value)} /> },
    { id: "assignees", value: <AssigneesProperty job={job} editing={editing} /> },
    {
      id: "dueOn",
      value: <DueProperty job={job} onSave={(on) => editing.save("dueOn", on)} onPostpone={() => onAsk("postpone")} />,
    },
    ...classRows(job, onAsk),
    ...(job.counter ? [{ id: "counter", value: <CounterNow counter={job.counter} today={job.today} /> }] : []),
    { id: "estimatedTenths", value: <EstimateValue job={job} editing={editing} /> },
    { id: "department", value: <DepartmentProperty job={job} onSave={(value) => editing.save("department", value)} /> },
    ...(job.equipment ? [{ id: "equipmentId", value: <EquipmentLink job={job} /> }] : []),
    { id: "location", value: text("location", t("field.location")) },
    { id: "permitReference", value: text("permitReference", t("field.permitReference")) },
    ...outcomeRows(job).map(({ id, value }) => ({ id, value: value ?? <WhenDone job={job} /> })),
  ];
  return <PropertyList properties={rows.map((row) => ({ ...row, label: t(`field.${row.id}`) }))} />;
}

function classRows(job: Job, onAsk: JobPropertiesProps["onAsk"]) {
  if (!job.plan?.classItemNo) return [];
  const rows = [{ id: "classItem", value: <ClassItemFacts job={job} /> }];
  return job.credit
    ? [...rows, { id: "credit", value: <CreditFacts job={job} onConfirm={() => onAsk("confirmCredit")} /> }]
    : rows;
}

/** What is told only once it is so; the time of completion is written by its own component. */
function outcomeRows({ riskReference, doneAt, verifierName, waitingNote, cancelReason }: Job) {
  const rows = [
    { id: "waitingNote", value: waitingNote },
    { id: "riskReference", value: riskReference },
    { id: "verifiedBy", value: verifierName },
    { id: "cancelReason", value: cancelReason },
  ].filter(({ value }) => value);
  return doneAt ? [{ id: "doneAt", value: null }, ...rows] : rows;
}

function WhenDone({ job }: { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  if (!job.doneAt) return null;
  const when = words.moment(job.doneAt);
  return job.doneBy ? t("history.meta", { when, name: `${job.doneBy.firstName} ${job.doneBy.lastName}` }) : when;
}

function CounterNow({ counter, today }: { counter: NonNullable<Job["counter"]>; today: Job["today"] }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  const words = useSheetWords();
  if (counter.lastTotal === null) return <span className="text-muted-foreground">{t("noReading")}</span>;
  return (
    <>
      {formats.hours(counter.lastTotal)}
      {counter.lastReadAt ? (
        <span className="text-muted-foreground text-xs" title={words.moment(counter.lastReadAt)}>
          {words.day(words.dayOf(counter.lastReadAt), today)}
        </span>
      ) : null}
    </>
  );
}

function EstimateValue({ job, editing }: { job: Job; editing: JobEditing }) {
  const { t } = useTranslation("job-sheet");
  const formats = useFormats();
  return (
    <>
      <TenthsProperty
        label={t("field.estimatedTenths")}
        value={job.estimatedTenths}
        disabled={!job.can.fields.includes("estimatedTenths")}
        onType={(tenths, begun) => editing.keep("estimatedTenths", tenths, begun)}
        onSave={(tenths, begun) => editing.save("estimatedTenths", tenths, begun)}
      />
      {job.spentTenths ? (
        <span className="text-muted-foreground text-xs">{t("spent", { hours: formats.hours(job.spentTenths) })}</span>
      ) : null}
    </>
  );
}

function EquipmentLink({ job: { equipment, department } }: { job: Job }) {
  const { t } = useTranslation("job-sheet");
  const seesMachines = useCan("equipmentspage:view");
  if (!equipment) return null;
  const name = equipment.modelNumber
    ? t("equipmentModel", { name: equipment.name, model: equipment.modelNumber })
    : equipment.name;
  const link = seesMachines ? (
    <Link to="/app/equipment/$id" params={{ id: equipment.id }} className="link">
      {name}
    </Link>
  ) : (
    name
  );
  const shown = department ?? equipment.department;
  return shown ? (
    <DeptBar department={shown} name={t(`departments:of.${shown}`)}>
      {link}
    </DeptBar>
  ) : (
    link
  );
}
