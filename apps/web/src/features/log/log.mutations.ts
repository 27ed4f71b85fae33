import { useServices } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
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

type Versioned = Pick<InputOf<"log.restore">, "id" | "version">;

function isVersioned(result: unknown): result is Versioned {
  return typeof result === "object" && result !== null && "id" in result && "version" in result;
}

export function useArchiveEntry() {
  const { client } = useServices();
  const archive = useWrite(({ log }) => log.archive, {
    success: "log:said.archived",
    failure: "log:failed.archive",
    invalidates: own,
    undo: (result) => (isVersioned(result) ? client.log.restore.mutate(result) : undefined),
  });
  const restore = useWrite(({ log }) => log.restore, {
    success: "log:said.restored",
    failure: "log:failed.restore",
    invalidates: own,
  });
  return { archive, restore };
}

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
