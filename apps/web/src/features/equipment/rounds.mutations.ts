import { useWrite } from "../../lib/use-write.ts";

const touched = [["equipment"]] as const;

export const useSaveRound = () =>
  useWrite(({ equipment }) => equipment.saveRound, {
    success: "rounds:said.saved",
    invalidates: touched,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

export const useArchiveRound = () =>
  useWrite(({ equipment }) => equipment.archiveRound, {
    success: "rounds:said.archived",
    failure: "rounds:failed.archive",
    invalidates: touched,
  });

export const useRestoreRound = () =>
  useWrite(({ equipment }) => equipment.restoreRound, {
    success: "rounds:said.restored",
    failure: "rounds:failed.restore",
    invalidates: touched,
  });
