import { useArchiving } from "../../lib/use-archiving.ts";
import { useWrite } from "../../lib/use-write.ts";

const own = [["watchPlans"], ["search"]] as const;
const shownInPlace = ["invalid", "stale", "conflict"] as const;

export const useSaveWatchPlan = () =>
  useWrite(({ watchPlans }) => watchPlans.save, {
    success: "watch-plans:said.saved",
    invalidates: own,
    shownInPlace: [...shownInPlace],
  });

export const useArchiveWatchPlan = () =>
  useArchiving(({ watchPlans }) => watchPlans, { words: "watch-plans", invalidates: own });

export const useFillPlan = () =>
  useWrite(({ watchPlans }) => watchPlans.generate, {
    success: "watch-plans:said.filled",
    invalidates: own,
    shownInPlace: [...shownInPlace],
  });

export const useSaveWatch = () =>
  useWrite(({ watchPlans }) => watchPlans.saveWatch, {
    success: "watch-plans:said.changed",
    invalidates: own,
    shownInPlace: [...shownInPlace],
  });

export const useRemoveWatch = () =>
  useWrite(({ watchPlans }) => watchPlans.removeWatch, { success: "watch-plans:said.removed", invalidates: own });

export const useAssignWatches = () =>
  useWrite(({ watchPlans }) => watchPlans.assignWatches, {
    success: "watch-plans:said.changed",
    invalidates: own,
  });

export const useAskSwap = () =>
  useWrite(({ watchPlans }) => watchPlans.askSwap, {
    success: "watch-plans:said.swapAsked",
    invalidates: own,
    shownInPlace: [...shownInPlace],
  });

export const useAnswerSwap = () =>
  useWrite(({ watchPlans }) => watchPlans.answerSwap, { success: "watch-plans:said.swapAnswered", invalidates: own });

export const useDecideSwap = () =>
  useWrite(({ watchPlans }) => watchPlans.decideSwap, {
    success: "watch-plans:said.swapDecided",
    invalidates: own,
    shownInPlace: [...shownInPlace],
  });

export const usePublishPlan = () =>
  useWrite(({ watchPlans }) => watchPlans.publish, { success: "watch-plans:said.published", invalidates: own });
