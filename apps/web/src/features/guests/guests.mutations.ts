import { useClient } from "../../app/services-context.tsx";
import { useWrite } from "../../lib/use-write.ts";

const own = [["guests"], ["search"]] as const;

export const useSaveGuest = () =>
  useWrite(({ guests }) => guests.save, {
    success: "guests:said.saved",
    invalidates: own,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

interface Versioned {
  id: string;
  version: number;
}

function isVersioned(result: unknown): result is Versioned {
  return typeof result === "object" && result !== null && "id" in result && "version" in result;
}

export function useArchiveGuest() {
  const client = useClient();
  const archive = useWrite(({ guests }) => guests.archive, {
    success: "guests:said.archived",
    failure: "guests:failed.archive",
    invalidates: own,
    undo: (result) => isVersioned(result) && client.guests.restore.mutate(result),
  });
  const restore = useWrite(({ guests }) => guests.restore, {
    success: "guests:said.restored",
    failure: "guests:failed.restore",
    invalidates: own,
  });
  return { archive, restore };
}

export const useEraseGuest = () =>
  useWrite(({ guests }) => guests.erase, {
    success: "guests:said.erased",
    invalidates: own,
    shownInPlace: ["stale", "conflict"],
  });
