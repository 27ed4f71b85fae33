import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useArchiving } from "../../lib/use-archiving.ts";
import { useDownload } from "../../lib/use-download.ts";
import { useWrite } from "../../lib/use-write.ts";

const own = [["trips"], ["search"]] as const;

export const useSaveTrip = () =>
  useWrite(({ trips }) => trips.save, {
    success: "trips:said.saved",
    invalidates: own,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

export const useArchiveTrip = () => useArchiving(({ trips }) => trips, { words: "trips", invalidates: own });

/** Leave is judged by the trips that take place. */
const withLeave = [...own, ["leave"]] as const;

export const useCancelTrip = () =>
  useWrite(({ trips }) => trips.cancel, {
    success: "trips:said.cancelled",
    invalidates: withLeave,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

export const useReinstateTrip = () =>
  useWrite(({ trips }) => trips.reinstate, {
    success: "trips:said.reinstated",
    failure: "trips:failed.reinstated",
    invalidates: withLeave,
  });

const shownInPlace = ["invalid", "stale", "conflict"] as const;

export const useSaveStay = () =>
  useWrite(({ trips }) => trips.saveStay, { success: "trips:said.stay", invalidates: own, shownInPlace });

export const useRemoveStay = () =>
  useWrite(({ trips }) => trips.removeStay, {
    success: "trips:said.stayRemoved",
    failure: "trips:failed.stayRemoved",
    invalidates: own,
  });

export const useSaveDay = () =>
  useWrite(({ trips }) => trips.saveDay, { success: "trips:said.day", invalidates: own, shownInPlace });

export const useSaveSheet = () =>
  useWrite(({ trips }) => trips.saveSheet, { success: "trips:said.sheet", invalidates: own, shownInPlace });

/** A job shows its trip among what is connected with it. */
const withJobs = [...own, ["connected"]] as const;

export const useAddTripJob = () =>
  useWrite(({ trips }) => trips.addJob, {
    success: "trips:said.jobAdded",
    failure: "trips:failed.jobAdded",
    invalidates: withJobs,
  });

export const useRemoveTripJob = () =>
  useWrite(({ trips }) => trips.removeJob, {
    success: "trips:said.jobRemoved",
    failure: "trips:failed.jobRemoved",
    invalidates: withJobs,
  });

/** The passenger list as a file, in the reader's language. */
export const usePassengerList = () =>
  useDownload(
    ({ trips }, asked: Omit<InputOf<"trips.passengerList">, "locale">, locale) =>
      trips.passengerList.query({ ...asked, locale }),
    { shownInPlace: ["invalid", "not_found"] },
  );
