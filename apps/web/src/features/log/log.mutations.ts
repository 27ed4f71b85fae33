import { useArchiving } from "../../lib/use-archiving.ts";
import { useWrite } from "../../lib/use-write.ts";

/** Meters that were read change their machines and what is due on them. */
const everything = [["log"], ["equipment"], ["jobs"], ["attention"], ["search"]] as const;
const own = [["log"], ["search"]] as const;

export const useSaveEntry = () =>
  useWrite(({ log }) => log.save, {
    success: "log:said.saved",
    invalidates: everything,
    shownInPlace: ["invalid", "stale", "conflict", "forbidden"],
  });

export const useArchiveEntry = () => useArchiving(({ log }) => log, { words: "log", invalidates: own });

export const useSaveName = () =>
  useWrite(({ log }) => log.saveName, {
    success: "log:said.nameSaved",
    invalidates: own,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

export function useArchiveName() {
  const archive = useWrite(({ log }) => log.archiveName, {
    success: "log:said.nameArchived",
    failure: "log:failed.archiveName",
    invalidates: own,
  });
  const restore = useWrite(({ log }) => log.restoreName, {
    success: "log:said.nameRestored",
    failure: "log:failed.restoreName",
    invalidates: own,
  });
  return { archive, restore };
}
