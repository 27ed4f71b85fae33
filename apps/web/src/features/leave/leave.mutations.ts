import { useWrite } from "../../lib/use-write.ts";

const own = [["leave"], ["attention"]] as const;
const shownInPlace = ["invalid", "stale", "conflict", "forbidden"] as const;

export const useSaveLeave = () =>
  useWrite(({ leave }) => leave.save, { success: "leave:saved", invalidates: own, shownInPlace });

export const useApproveLeave = () =>
  useWrite(({ leave }) => leave.approve, { success: "leave:approvedNow", invalidates: own, shownInPlace });

export const useRefuseLeave = () =>
  useWrite(({ leave }) => leave.refuse, { success: "leave:refusedNow", invalidates: own, shownInPlace });

export const useCancelLeave = () =>
  useWrite(({ leave }) => leave.cancel, { success: "leave:cancelledNow", failure: "leave:failed", invalidates: own });

export const useSaveContract = () =>
  useWrite(({ leave }) => leave.saveContract, { success: "leave:saved", invalidates: own, shownInPlace });

export const useAddAdjustment = () =>
  useWrite(({ leave }) => leave.addAdjustment, { success: "leave:saved", invalidates: own, shownInPlace });

export const useRemoveAdjustment = () =>
  useWrite(({ leave }) => leave.removeAdjustment, {
    success: "leave:saved",
    failure: "leave:failed",
    invalidates: own,
  });

export const useSaveLeaveRules = () =>
  useWrite(({ leave }) => leave.saveRules, { success: "leave:saved", invalidates: own, shownInPlace });
