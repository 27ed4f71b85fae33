import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useMayKeep } from "./may-keep.ts";
import { blankDraft, draftOf, draftOfPlan } from "./template-draft.ts";
import { TemplateEditor } from "./template-editor.tsx";
import { TemplateReading } from "./template-reading.tsx";
import { useMachines, usePlan, useTemplate } from "./templates.queries.ts";

/** A template of the vessel on its own page: to change for those who keep templates, to read for the rest. */
export function TemplatePage({ templateId }: { templateId: string }) {
  const mayKeep = useMayKeep();
  const query = useTemplate(templateId, true);
  if (query.isLoadingError) return <NotLoaded query={query} />;
  if (!query.data) return <PagePending />;
  const saved = query.data;
  if (!mayKeep || saved.isArchived) return <TemplateReading saved={saved} />;
  return (
    <TemplateEditor
      key={templateId}
      saved={saved}
      name={templateId}
      fresh={() => draftOf(saved.equipmentType, saved.template)}
    />
  );
}

/** A template that is still to be written, from nothing or from a plan of the vessel. */
export function NewTemplatePage({ planId }: { planId: string | undefined }) {
  const plan = usePlan(planId);
  const machines = useMachines();
  const isReady = planId === undefined || (plan.data && !machines.isPending);
  if (plan.isLoadingError) return <NotLoaded query={plan} />;
  if (!isReady) return <PagePending />;
  const machine = machines.data?.find((known) => known.id === plan.data?.equipmentId);
  return (
    <TemplateEditor
      key={planId ?? "new"}
      name={planId ? `of plan ${planId}` : "new"}
      fresh={() => (planId && plan.data ? draftOfPlan(plan.data, machine?.type ?? null) : blankDraft())}
    />
  );
}

function PagePending() {
  return (
    <div className="flex flex-col gap-4 p-6 max-md:p-4">
      <Skeleton className="h-8 w-80 max-w-full rounded-md" />
      <Skeleton className="h-64 max-w-3xl rounded-md" />
    </div>
  );
}
