import { idSchema } from "@ymp/core/id-schema";
import { newId } from "@ymp/core/ids";
import { judgeMeasured } from "@ymp/core/maintenance/plan-triggers";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { z } from "zod";
import { DecimalInput } from "../../lib/decimal-input.tsx";
import { listed } from "../../lib/format.ts";
import { useDraftPlace } from "../../lib/forms/use-draft-place.ts";
import { useKeptTyped } from "../../lib/forms/use-kept-typed.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { WaitingProps } from "./events-declare.tsx";
import { useRecordMeasured } from "./plan-editor.mutations.ts";

type WaitingPlan = WaitingProps["waiting"]["plans"][number];

const measuredDraft = z.object({ id: idSchema, planId: idSchema.nullable(), value: z.number().nullable() });
type MeasuredDraft = z.infer<typeof measuredDraft>;

const idOf = ({ id }: MeasuredDraft) => id;
const isEmpty = ({ value }: MeasuredDraft) => value === null;

/** A measured value of one of the plans that watch one; whether it opens the job is told while it is typed. */
export function RecordMeasured({ waiting: { plans }, onDone }: WaitingProps) {
  const { t } = useTranslation();
  const measured = plans.filter(({ trigger }) => trigger === "condition");
  const place = useDraftPlace("measured");
  const { typed, change, forget } = useKeptTyped({
    ...{ place, schema: measuredDraft, idOf, isEmpty },
    fresh: (): MeasuredDraft => ({ id: newId(), planId: null, value: null }),
  });
  const record = useRecordMeasured(forget);
  const { id, planId, value } = typed;
  const plan = measured.find((one) => one.id === planId) ?? measured[0];
  if (!plan) return <p className="text-muted-foreground text-sm">{t("events:noMeasured")}</p>;
  const named = ({ equipmentName, measuredName, title }: WaitingPlan) =>
    listed([equipmentName, measuredName ?? title], t);
  return (
    <>
      <Field label={t("events:measured")}>
        <Select
          value={plan.id}
          onValueChange={(next) => change({ planId: next })}
          options={measured.map((one) => ({ value: one.id, label: named(one) }))}
        />
      </Field>
      <Field label={t("events:value")} help={<LimitsAndLast plan={plan} />}>
        <DecimalInput
          unit={plan.measuredUnit ?? undefined}
          value={value}
          onValueChange={(next) => change({ value: next })}
        />
      </Field>
      <p role="status" className="min-h-5 text-sm">
        {value !== null && judgeMeasured(plan, value) !== "within" ? (
          <span className="text-status-due-soon">
            {t(plan.openJobId ? "events:outsideOpen" : "events:outside", { title: plan.title })}
          </span>
        ) : null}
      </p>
      <Button
        variant="primary"
        size="lg"
        className="self-end"
        disabled={value === null}
        busy={record.isPending}
        onClick={() =>
          value !== null && record.mutate({ id, planId: plan.id, value, readAt: new Date() }, { onSuccess: onDone })
        }
      >
        {t("events:record")}
      </Button>
    </>
  );
}

function LimitsAndLast({ plan: { min, max, measuredUnit, lastValue, lastReadAt } }: { plan: WaitingPlan }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const figure = (value: number) => [formats.quantity(value), measuredUnit].filter(Boolean).join(" ");
  const limits = [
    min === null ? null : t("events:atLeast", { limit: figure(min) }),
    max === null ? null : t("events:atMost", { limit: figure(max) }),
    lastValue === null || lastReadAt === null
      ? null
      : t("events:lastValue", { value: figure(lastValue), date: formats.dateTime(lastReadAt) }),
  ];
  return <span className="tabular-nums">{formats.list(limits)}</span>;
}
