import { useWrite } from "../../../lib/use-write.ts";

const stale = [["safeManning"], ["attention"]] as const;

export const useSaveManning = () =>
  useWrite(({ safeManning }) => safeManning.save, {
    success: "certificates:manning.saved",
    invalidates: stale,
    shownInPlace: ["invalid", "stale", "conflict", "forbidden"],
  });

export const useRemoveManning = () =>
  useWrite(({ safeManning }) => safeManning.remove, {
    success: "certificates:manning.removed",
    failure: "certificates:manning.notRemoved",
    invalidates: stale,
  });
