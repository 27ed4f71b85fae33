import { deviceStorage } from "../device-storage.ts";
import { useCan } from "../session.ts";

export const waitingStorage = deviceStorage("localStorage");
/** How high the folded strip stood last; 0 where nothing waited. */
export const waitingKey = "ymp.waitingHeight";
/** Nobody knows yet on this device whether anything waits. */
const usualHeight = 42;

/** Holds the place of the strip until it is known again: what is below does not move from under a finger. */
export function WaitingPlace({ isFolded }: { isFolded?: boolean }) {
  const usual = useCan("jobs:edit") ? usualHeight : 0;
  const height = Number(isFolded && (waitingStorage.getItem(waitingKey) ?? usual));
  return height ? <div className="mb-3 flex-none" style={{ height }} /> : null;
}
