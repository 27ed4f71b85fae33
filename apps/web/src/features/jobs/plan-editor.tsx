import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { createPlanInput, updatePlanInput } from "@ymp/api/modules/jobs/plans.schema";
import { planFields } from "@ymp/core/maintenance/plan-fields";
import { isWaiting } from "@ymp/core/maintenance/plan-triggers";
import { Button } from "@ymp/ui/primitives/button";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useId } from "react";
import { get } from "react-hook-form";
import { refusalOf } from "../../app/failures.ts";
import { useServices, useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import type { RecordForm as RecordFormState, RecordWrite } from "../../lib/forms/record-form-types.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type BegunJob, begunByPlan, planFormFrom } from "./begun-job.ts";
import { useMayReschedule } from "./may-plan.ts";
import { useCreatePlan, useRaiseNextJob, useResumePlan, useStopPlan, useUpdatePlan } from "./plan-editor.mutations.ts";
import { PlanClassItem } from "./plan-editor-class.tsx";
import { PlanContents } from "./plan-editor-contents.tsx";
import { PlanDemands } from "./plan-editor-demands.tsx";
import { newPlanFieldsOf, type Plan, type PlanForm, planFieldsOf, planFormOf, planForms } from "./plan-editor-form.ts";
import { PlanHead } from "./plan-editor-head.tsx";
import { type PlanLocks, usePlanLocks } from "./plan-editor-locks.ts";
import { PlanPreview } from "./plan-editor-preview.tsx";
import { PlanRuleFields } from "./plan-editor-rule.tsx";
import { usePlanWords } from "./plan-words.ts";

export interface PlanEditorProps {
  /** The machine a new plan is for. */
  equipmentId?: string;
  /** The plan that is changed; without it a new one is made. */
  planId?: string;
  /** What was typed before it was decided that the job comes back. */
  begun?: BegunJob | null;
  /** The reader wants one job instead of a rule. */
  onOnce?: (begun: BegunJob) => void;
  onClose: () => void;
}

/** What every part of the editor reads and writes. */
export interface PlanPart extends PlanLocks {
  form: PlanForm;
  change: (part: Partial<PlanForm>) => void;
  /** Sentence at a field, by its path in what the server takes. */
  fault: (path: string) => string | undefined;
  idOf: (path: string) => string;
}

/** The rule of a recurring job: when, how often, with what, by whom, and what that means in dates. */
export function PlanEditor({ planId, ...rest }: PlanEditorProps) {
  useWordsOf(["records", "panels"]);
  const { data: plan } = useQuery(
    useTrpc().plans.get.queryOptions({ id: planId ?? "" }, { enabled: planId !== undefined }),
  );
  return planId === undefined || plan ? <PlanFormDialog key={plan?.id ?? "new"} plan={plan ?? null} {...rest} /> : null;
}

interface PlanFormDialogProps extends Omit<PlanEditorProps, "planId"> {
  plan: Plan | null;
}

function PlanFormDialog({ plan, equipmentId, begun = null, onOnce, onClose }: PlanFormDialogProps) {
  const { t } = useTranslation("job-sheet");
  const mayComment = useCan("jobs:edit");
  const state = usePlanForm(plan, equipmentId ?? null, begun, onClose);
  const part = usePlanPart(plan, state);
  const { form } = part;
  const machine = form.equipmentId;
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t(plan ? "plan.edit" : "plan.create")}
      subtitle={plan ? <PlanSubtitle plan={plan} /> : undefined}
      submit={t(plan ? "plan.save" : "plan.make")}
      words={usePlanWords()}
      isReadOnly={plan !== null && plan.can.fields.length === 0}
      beside={
        plan && !part.isLocked("isActive") ? (
          <>
            {plan.isActive && plan.openJobId === null && !isWaiting(plan.trigger) ? (
              <RaiseNextJob plan={plan} onDone={onClose} />
            ) : null}
            <StopOrResume plan={plan} onDone={onClose} />
          </>
        ) : null
      }
      below={
        plan ? <CommentsOf recordKind="plan" recordId={plan.id} title={plan.title} mayComment={mayComment} /> : null
      }
      onClose={onClose}
    >
      <LockedNote when={planFields.some(part.isLocked)} />
      {onOnce ? (
        <Segmented
          className="self-start"
          label={t("job-sheet:new.how")}
          value="recurring"
          onValueChange={(value) => {
            if (value !== "once") return;
            state.handOver();
            onOnce(begunByPlan(form, begun?.photos ?? []));
          }}
          options={[
            { value: "once", label: t("job-sheet:new.once") },
            { value: "recurring", label: t("job-sheet:new.recurring") },
          ]}
        />
      ) : null}
      <PlanHead
        part={part}
        equipmentId={machine}
        onEquipment={plan || equipmentId ? undefined : (id) => part.change({ equipmentId: id })}
      />
      <PlanClassItem part={part} />
      <Locked when={part.isLocked("rule")}>
        <PlanRuleFields part={part} isNew={plan === null} equipmentId={machine} />
      </Locked>
      {isWaiting(form.trigger) ? null : <PlanPreview form={form} plan={plan} equipmentId={machine} />}
      <PlanContents part={part} equipmentId={machine} />
      <PlanDemands part={part} />
    </RecordForm>
  );
}

/**
 * A rule is one thing to the server, which takes the newest version only: what others saved is merged into the form, and
 * the whole of it is sent.
 */
function usePlanForm(plan: Plan | null, equipmentId: string | null, begun: BegunJob | null, onClose: () => void) {
  const { queryClient, trpc } = useServices();
  const { mutateAsync: create } = useCreatePlan();
  const { mutateAsync: update } = useUpdatePlan();
  const read = (id: string) => queryClient.fetchQuery({ ...trpc.plans.get.queryOptions({ id }), staleTime: 0 });
  const state: RecordFormState<PlanForm, PlanForm> = useRecordForm({
    ...{ kind: `plan on ${equipmentId ?? "no machine"}`, record: plan },
    schema: plan ? planForms.changed : planForms.new,
    valuesOf: (kept: Plan | undefined) => {
      const fresh = planFormFrom(begun);
      return kept ? planFormOf(kept) : { ...fresh, equipmentId: equipmentId ?? fresh.equipmentId };
    },
    holdsMore: begun !== null,
    read,
    history: async (id) => (await read(id)).changes,
    save: send,
    onSaved: onClose,
  });
  function send(write: RecordWrite<PlanForm>): Promise<unknown> {
    const { id } = write;
    if (write.isNew) return create(createPlanInput.parse({ ...newPlanFieldsOf(write.values), id }));
    return update(updatePlanInput.parse({ ...planFieldsOf(state.form.getValues()), id, version: write.version }));
  }
  return state;
}

function usePlanPart(plan: Plan | null, state: RecordFormState<PlanForm, PlanForm>): PlanPart {
  const { t, translator } = useTranslation("job-sheet");
  const prefix = useId();
  const { form, error } = state;
  const { errors } = form.formState;
  const refused = refusalOf(error)?.fields ?? {};
  const said = (path: string): string | undefined => {
    const typed: { message?: unknown } | undefined = get(errors, path);
    return typeof typed?.message === "string" ? typed.message : refused[path];
  };
  const typedSoFar = form.watch();
  return {
    ...usePlanLocks(plan, typedSoFar),
    form: typedSoFar,
    change: (changed) => {
      form.clearErrors();
      for (const [field, value] of Object.entries(changed)) form.setValue(fieldOf(field), value);
    },
    fault: (path) => {
      const key = said(path);
      return key && t(translator.exists(key) ? key : "errors:notAllowedValue");
    },
    idOf: (path) => `${prefix}${path}`,
  };
}

/** Parts of the form are named by its own fields. */
const fieldOf = (field: string) => field as keyof PlanForm;

function PlanSubtitle({ plan }: { plan: Plan }) {
  const { t } = useTranslation("job-sheet");
  const keepsTemplates = useMayReschedule();
  return (
    <>
      {plan.isActive ? null : <span>{t("connected.planStopped")}</span>}
      {plan.isActive && plan.openJobId === null && !isWaiting(plan.trigger) ? (
        <span>{t("plan.withoutJob")}</span>
      ) : null}
      {keepsTemplates && !isWaiting(plan.trigger) ? (
        <Link
          to="/app/adminjobs/$id"
          params={{ id: "new" }}
          search={{ plan: plan.id }}
          className="underline underline-offset-2 hover:text-foreground"
        >
          {t("templates:action.ofPlan")}
        </Link>
      ) : null}
    </>
  );
}

function RaiseNextJob({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const { t } = useTranslation("job-sheet");
  const raise = useRaiseNextJob();
  return (
    <Button
      size="lg"
      busy={raise.isPending}
      title={t("plan.withoutJob")}
      onClick={() => raise.mutate({ id: plan.id }, { onSuccess: onDone })}
    >
      {t("plan.raiseNext")}
    </Button>
  );
}

function StopOrResume({ plan, onDone }: { plan: Plan; onDone: () => void }) {
  const { t } = useTranslation("job-sheet");
  const stop = useStopPlan();
  const resume = useResumePlan();
  return plan.isActive ? (
    <Button
      size="lg"
      busy={stop.isPending}
      title={t("plan.stopMeans")}
      onClick={() => stop.mutate({ id: plan.id }, { onSuccess: onDone })}
    >
      {t("plan.stop")}
    </Button>
  ) : (
    <Button size="lg" busy={resume.isPending} onClick={() => resume.mutate({ id: plan.id }, { onSuccess: onDone })}>
      {t("plan.resume")}
    </Button>
  );
}
