import { deviceStorage } from "../device-storage.ts";

export const waitingStorage = deviceStorage("localStorage");
/** How high the folded strip stood last. */
export const waitingKey = "ymp.waitingHeight";

/** Holds the place of the strip until it is known again: what lies below does not move from under a finger. */
export function WaitingPlace({ isFolded }: { isFolded?: boolean }) {
  const height = Number(isFolded && waitingStorage.getItem(waitingKey));
  return height ? <div className="mb-3 flex-none" style={{ height }} /> : null;
}
