import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { createPlanInput, updatePlanInput } from "@ymp/api/modules/jobs/jobs.schema";
import { newId } from "@ymp/core/ids";
import { type PlanField, planFields } from "@ymp/core/maintenance/plan-fields";
import { isWaiting } from "@ymp/core/maintenance/plan-triggers";
import { withMod } from "@ymp/ui/lib/keys";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogClose, DialogContent } from "@ymp/ui/primitives/dialog";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useId, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { CommentsOf } from "../../lib/comments/comments-of.tsx";
import { Locked, LockedNote } from "../../lib/locked.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type BegunJob, begunByPlan, planFormFrom } from "./begun-job.ts";
import { useMayReschedule } from "./may-plan.ts";
import { useCreatePlan, useRaiseNextJob, useResumePlan, useStopPlan, useUpdatePlan } from "./plan-editor.mutations.ts";
import { PlanClassItem } from "./plan-editor-class.tsx";
import { PlanContents } from "./plan-editor-contents.tsx";
import { PlanDemands } from "./plan-editor-demands.tsx";
import { type Plan, type PlanForm, planFieldsOf, planFormOf } from "./plan-editor-form.ts";
import { PlanHead } from "./plan-editor-head.tsx";
import { PlanPreview } from "./plan-editor-preview.tsx";
import { PlanRuleFields } from "./plan-editor-rule.tsx";

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
export interface PlanPart {
  form: PlanForm;
  change: (part: Partial<PlanForm>) => void;
  /** Sentence at a field, by its path in what the server takes. */
  fault: (path: string) => string | undefined;
  idOf: (path: string) => string;
  /** Whether the server would refuse the reader's change of the field. */
  isLocked: (field: PlanField) => boolean;
}

/** The rule of a recurring job: when, how often, with what, by whom, and what that means in dates. */
export function PlanEditor({ planId, equipmentId, begun = null, onOnce, onClose }: PlanEditorProps) {
  useWordsOf(["records"]);
  const { data: plan } = useQuery(
    useTrpc().plans.get.queryOptions({ id: planId ?? "" }, { enabled: planId !== undefined }),
  );
  const isReady = planId === undefined || plan !== undefined;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {isReady ? (
        <EditorContent
          key={plan?.id ?? "new"}
          plan={plan ?? null}
          equipmentId={equipmentId ?? null}
          begun={begun}
          onOnce={onOnce}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}

interface EditorContentProps {
  plan: Plan | null;
  equipmentId: string | null;
  begun: BegunJob | null;
  onOnce?: (begun: BegunJob) => void;
  onClose: () => void;
}

function EditorContent({ plan, equipmentId, begun, onOnce, onClose }: EditorContentProps) {
  const { t, translator } = useTranslation("job-sheet");
  const prefix = useId();
  const mayComment = useCan("jobs:edit");
  const [form, setForm] = useState<PlanForm>(() => (plan ? planFormOf(plan) : planFormFrom(begun)));
  const [machineId, setMachineId] = useState(plan?.equipmentId ?? equipmentId ?? begun?.equipmentId ?? null);
  const { faults, general, isBusy, save, clear } = usePlanSaving(plan, machineId, form, onClose);
  const part: PlanPart = {
    form,
    change: (changed) => {
      clear();
      setForm((before) => ({ ...before, ...changed }));
    },
    fault: (path) => faults[path] && t(translator.exists(faults[path]) ? faults[path] : "errors:notAllowedValue"),
    idOf: (path) => `${prefix}${path}`,
    isLocked: (field) => plan !== null && !plan.can.fields.includes(field),
  };
  const summary = Object.keys(faults).map((path) => ({
    fieldId: part.idOf(path),
    label: t(`plan.field.${path.replace("rule.", "").split(".")[0]}`),
  }));
  const isPartlyLocked = plan !== null && planFields.some(part.isLocked);
  const mayWrite = plan === null || plan.can.fields.length > 0;
  return (
    <DialogContent
      size="lg"
      title={t(plan ? "plan.edit" : "plan.create")}
      subtitle={plan ? <PlanSubtitle plan={plan} /> : undefined}
      onKeyDown={(event) => {
        if (mayWrite && event.key === "Enter" && (event.metaKey || event.ctrlKey)) save();
      }}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="ghost" size="lg">
              {t("ui:cancel")}
            </Button>
          </DialogClose>
          {plan?.isActive && plan.openJobId === null && !isWaiting(plan.trigger) && !part.isLocked("isActive") ? (
            <RaiseNextJob plan={plan} onDone={onClose} />
          ) : null}
          {plan && !part.isLocked("isActive") ? <StopOrResume plan={plan} onDone={onClose} /> : null}
          {mayWrite ? (
            <Button variant="primary" size="lg" kbd={withMod("↵")} busy={isBusy} onClick={save}>
              {t(plan ? "plan.save" : "plan.make")}
            </Button>
          ) : null}
        </>
      }
    >
      {onOnce ? (
        <Segmented
          className="self-start"
          label={t("jobs:new.how")}
          value="recurring"
          onValueChange={(value) => value === "once" && onOnce(begunByPlan(form, machineId, begun?.photos ?? []))}
          options={[
            { value: "once", label: t("jobs:new.once") },
            { value: "recurring", label: t("jobs:new.recurring") },
          ]}
        />
      ) : null}
      <FormErrors faults={summary} message={general ? t(general.messageKey, general.params) : undefined} />
      <LockedNote when={isPartlyLocked} />
      <PlanHead part={part} equipmentId={machineId} onEquipment={plan || equipmentId ? undefined : setMachineId} />
      <PlanClassItem part={part} />
      <Locked when={part.isLocked("rule")}>
        <PlanRuleFields part={part} isNew={plan === null} equipmentId={machineId} />
      </Locked>
      {isWaiting(form.trigger) ? null : <PlanPreview form={form} plan={plan} equipmentId={machineId} />}
      <PlanContents part={part} equipmentId={machineId} />
      <PlanDemands part={part} />
      {plan ? <CommentsOf recordKind="plan" recordId={plan.id} title={plan.title} mayComment={mayComment} /> : null}
    </DialogContent>
  );
}

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

/** Checks with the server's own schema, then saves; the server's refusals land on the same fields. */
function usePlanSaving(plan: Plan | null, equipmentId: string | null, form: PlanForm, onClose: () => void) {
  const create = useCreatePlan();
  const update = useUpdatePlan();
  const [planId] = useState(() => plan?.id ?? newId());
  const [typed, setTyped] = useState<Record<string, string>>({});
  const mutation = plan ? update : create;
  const refusal = refusalOf(mutation.error);
  const refused = refusal?.fields ?? {};
  const isStated = Object.keys(refused).length > 0;
  const keepFaults = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
    setTyped(Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message])));
  const save = () => {
    const fields = planFieldsOf(form);
    if (plan) {
      const parsed = updatePlanInput.safeParse({ ...fields, id: plan.id, version: plan.version });
      if (parsed.success) update.mutate(parsed.data, { onSuccess: onClose });
      else keepFaults(parsed.error.issues);
      return;
    }
    const { lastDoneOn, lastDoneTotal } = form;
    const countsHours = form.trigger === "counter" || form.trigger === "either";
    const currentReading = countsHours ? form.currentReading : null;
    const parsed = createPlanInput.safeParse({
      ...fields,
      ...{ id: planId, equipmentId, lastDoneOn, lastDoneTotal, currentReading },
    });
    if (parsed.success) create.mutate(parsed.data, { onSuccess: onClose });
    else keepFaults(parsed.error.issues);
  };
  return {
    faults: { ...refused, ...typed },
    general: refusal && !isStated ? refusal : null,
    isBusy: mutation.isPending,
    save,
    clear: () => {
      setTyped({});
      if (mutation.isError) mutation.reset();
    },
  };
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
