import { useWrite } from "../../../lib/use-write.ts";

/** Engagements stand on the list of who is on board and on people's own pages. */
const touched = [["onboard"], ["people"]] as const;

export const useSaveEngagement = () =>
  useWrite(({ onboard }) => onboard.saveEngagement, {
    success: "onboard:said.engagementSaved",
    invalidates: touched,
    shownInPlace: ["invalid", "conflict", "stale"],
  });

export const useRemoveEngagement = () =>
  useWrite(({ onboard }) => onboard.removeEngagement, {
    success: "onboard:said.engagementRemoved",
    failure: "onboard:said.engagementNotRemoved",
    invalidates: touched,
  });
