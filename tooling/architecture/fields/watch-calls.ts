import { archives, type Held, type Judged } from "./held.ts";

const onWatches = (beside: readonly string[] = []): Judged => ({
  policy: "watchPlanPolicy",
  changes: ["watches"],
  beside,
});

/** Calls about watches and hours of rest. */
export const watchCalls: Readonly<Record<string, Held>> = {
  "rest.saveDay": { policy: "restDayPolicy", beside: ["profileId", "onDay", "writtenAt"] },
  "rest.signMonth": "flow",
  "rest.correctMonth": "flow",
  "rest.withdrawCorrection": "flow",
  "rest.saveRules": "rest",
  "rest.noteBreach": "rest",
  "rest.savePlan": "rest",

  "watchPlans.save": { policy: "watchPlanPolicy" },
  "watchPlans.generate": onWatches(["id", "version", "reason", "teams"]),
  "watchPlans.saveWatch": onWatches([
    "id",
    "planId",
    "version",
    "base",
    "reason",
    "position",
    "profileId",
    "startsAt",
    "endsAt",
  ]),
  "watchPlans.assignWatches": onWatches(["planId", "reason", "changes"]),
  "watchPlans.removeWatch": onWatches(["id", "version", "reason"]),
  "watchPlans.askSwap": "flow",
  "watchPlans.answerSwap": "flow",
  "watchPlans.decideSwap": onWatches(["decision", "reason"]),
  "watchPlans.publish": { policy: "watchPlanPolicy", changes: ["publishedAt"], beside: [] },
  "watchPlans.archive": archives("watchPlanPolicy"),
  "watchPlans.restore": archives("watchPlanPolicy"),

  "watchLogs.takeOver": "flow",
  "watchLogs.addRound": "flow",
  "watchLogs.handOver": "flow",
  "watchLogs.relieve": "flow",
};
