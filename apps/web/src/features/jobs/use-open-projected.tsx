import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { ProjectedWork } from "./job-rows.ts";
import { useMayPlan } from "./may-plan.ts";

const PlanEditor = lazyPanel("largeDialog", async () => (await import("./plan-editor.tsx")).PlanEditor);

/** Expected work leads to the machine it is due on; without one to its plan, for anyone who may plan. */
export function useOpenProjected(): { open: (work: ProjectedWork) => void; editor: ReactNode } {
  const navigate = useNavigate();
  const mayPlan = useMayPlan();
  const [planId, setPlanId] = useState<string | null>(null);
  const open = ({ equipmentId, planId: id }: ProjectedWork) => {
    if (equipmentId) void navigate({ to: "/app/equipment/$id", params: { id: equipmentId } });
    else if (mayPlan) setPlanId(id);
  };
  const editor = planId ? <PlanEditor planId={planId} onClose={() => setPlanId(null)} /> : null;
  return { open, editor };
}
