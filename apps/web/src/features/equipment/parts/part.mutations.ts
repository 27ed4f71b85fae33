import { useWrite } from "../../../lib/use-write.ts";

export const showsParts = [
  ["spareParts"],
  ["equipment"],
  ["inventory"],
  ["jobs"],
  ["connected"],
  ["attention"],
  ["search"],
] as const;

export const useSavePart = () =>
  useWrite(({ spareParts }) => spareParts.save, {
    success: "spares:said.saved",
    invalidates: showsParts,
    shownInPlace: ["invalid", "conflict", "stale", "not_found"],
  });

/** The part leaves its machine's list; its stock stays in the stores. */
export const useRemovePart = () =>
  useWrite(({ spareParts }) => spareParts.remove, {
    success: "spares:said.removed",
    failure: "spares:failed.remove",
    invalidates: showsParts,
  });
