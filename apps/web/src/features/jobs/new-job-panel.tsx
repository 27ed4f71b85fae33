import { useState } from "react";
import { latePanel } from "../../lib/late-part.tsx";
import type { BegunJob } from "./begun-job.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useMayPlan } from "./may-plan.ts";

const NewJobDialog = latePanel("largeDialog", async () => (await import("./new-job-dialog.tsx")).NewJobDialog);
const RaiseJobDialog = latePanel("dialog", async () => (await import("./raise-job-dialog.tsx")).RaiseJobDialog);
const PlanEditor = latePanel("largeDialog", async () => (await import("./plan-editor.tsx")).PlanEditor);

/** The ways to make a job, each with an address of its own so that a key, a label or the palette can open it. */
export function NewJobPanel() {
  const { search, go } = useJobsAddress();
  const mayPlan = useMayPlan();
  const [begun, setBegun] = useState<BegunJob | null>(null);
  const close = () => {
    setBegun(null);
    go({ new: undefined, raise: undefined, equipment: undefined }, { replace: true });
  };
  const goOnAs = (kind: "job" | "recurring") => (typed: BegunJob) => {
    setBegun(typed);
    go({ new: kind }, { replace: true });
  };
  if (!mayPlan) return null;
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
