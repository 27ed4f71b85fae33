import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { BegunJob } from "./begun-job.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useMayPlan } from "./may-plan.ts";

const NewJobDialog = lazyPanel("largeDialog", async () => (await import("./new-job-dialog.tsx")).NewJobDialog);
const RaiseJobDialog = lazyPanel("dialog", async () => (await import("./raise-job-dialog.tsx")).RaiseJobDialog);
const PlanEditor = lazyPanel("largeDialog", async () => (await import("./plan-editor.tsx")).PlanEditor);

/** What is over the jobs at an address of its own: the ways to make one, and the plan that a link leads to. */
export function NewJobPanel() {
  const { search, go } = useJobsAddress();
  const mayPlan = useMayPlan();
  if (search.plan)
    return <PlanEditor planId={search.plan} onClose={() => go({ plan: undefined }, { replace: true })} />;
  return mayPlan ? <NewJob /> : null;
}

/** Opened by a key, a label or the palette. */
function NewJob() {
  const { search, go } = useJobsAddress();
  const [begun, setBegun] = useState<BegunJob | null>(null);
  const close = () => {
    setBegun(null);
    go({ new: undefined, raise: undefined, equipment: undefined }, { replace: true });
  };
  const goOnAs = (kind: "job" | "recurring") => (typed: BegunJob) => {
    setBegun(typed);
    go({ new: kind }, { replace: true });
  };
  const equipmentId = search.equipment ?? search.equipmentId;
  return (
    <>
      {search.raise ? <RaiseJobDialog equipmentId={equipmentId ?? null} onClose={close} /> : null}
      {!search.raise && search.new === "job" ? (
        <NewJobDialog
          equipmentId={equipmentId ?? null}
          begun={begun}
          onRecurring={goOnAs("recurring")}
          onClose={close}
        />
      ) : null}
      {!search.raise && search.new === "recurring" ? (
        <PlanEditor equipmentId={equipmentId} begun={begun} onOnce={goOnAs("job")} onClose={close} />
      ) : null}
    </>
  );
}
