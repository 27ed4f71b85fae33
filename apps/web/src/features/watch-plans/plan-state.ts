import type { BadgeTone } from "@ymp/ui/primitives/badge";
import type { WatchPlan } from "./watch-plans.queries.ts";

export type PlanState = "draft" | "published" | "archived";

export const stateOfPlan = ({ publishedAt, archivedAt }: Pick<WatchPlan, "publishedAt" | "archivedAt">): PlanState => {
  if (archivedAt) return "archived";
  return publishedAt ? "published" : "draft";
};

export const toneOfPlan: Readonly<Record<PlanState, BadgeTone>> = {
  draft: "draft",
  published: "done",
  archived: "draft",
};
