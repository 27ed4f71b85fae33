import { useWrite } from "../../lib/use-write.ts";

const groups = [["taskGroups"]] as const;

export const useSaveTaskGroup = () =>
  useWrite(({ taskGroups }) => taskGroups.save, {
    success: "worklists:groups.said.saved",
    failure: "worklists:groups.failed",
    invalidates: groups,
    shownInPlace: ["invalid", "stale"],
  });

export const useArchiveTaskGroup = () =>
  useWrite(({ taskGroups }) => taskGroups.archive, {
    success: "worklists:groups.said.archived",
    failure: "worklists:groups.failed",
    invalidates: groups,
  });

export const useRestoreTaskGroup = () =>
  useWrite(({ taskGroups }) => taskGroups.restore, {
    success: "worklists:groups.said.restored",
    failure: "worklists:groups.failed",
    invalidates: groups,
  });

export const useApplyTaskGroup = () =>
  useWrite(({ taskGroups }) => taskGroups.applyToJob, {
    success: "worklists:groups.said.applied",
    failure: "worklists:groups.failed",
    invalidates: [["jobs"]],
  });
