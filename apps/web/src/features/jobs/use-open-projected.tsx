import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ProjectedWork } from "./job-rows.ts";
import { useMayPlan } from "./may-plan.ts";

const PlanEditor = lazy(async () => ({ default: (await import("./plan-editor.tsx")).PlanEditor }));

/** Expected work leads to the machine it is due on; without one to its plan, for whoever may plan. */
export function useOpenProjected(): { open: (work: ProjectedWork) => void; editor: ReactNode } {
  const navigate = useNavigate();
  const mayPlan = useMayPlan();
  const [planId, setPlanId] = useState<string | null>(null);
  const open = ({ equipmentId, planId: id }: ProjectedWork) => {
    if (equipmentId) void navigate({ to: "/app/equipment/$id", params: { id: equipmentId } });
    else if (mayPlan) setPlanId(id);
  };
  const editor = planId ? (
    <Suspense>
      <PlanEditor planId={planId} onClose={() => setPlanId(null)} />
    </Suspense>
  ) : null;
  return { open, editor };
}
