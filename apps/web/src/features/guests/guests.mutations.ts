import { useArchiving } from "../../lib/use-archiving.ts";
import { useWrite } from "../../lib/use-write.ts";

const own = [["guests"], ["search"]] as const;

export const useSaveGuest = () =>
  useWrite(({ guests }) => guests.save, {
    success: "guests:said.saved",
    invalidates: own,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

export const useArchiveGuest = () => useArchiving(({ guests }) => guests, { words: "guests", invalidates: own });

export const useEraseGuest = () =>
  useWrite(({ guests }) => guests.erase, {
    success: "guests:said.erased",
    invalidates: own,
    shownInPlace: ["stale", "conflict"],
  });
