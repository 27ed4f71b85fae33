import { deviceStorage } from "../device-storage.ts";
import { beforeSigningOut } from "../sign-out.ts";

const storage = deviceStorage("localStorage");
const key = "ymp.waitingHeight";
beforeSigningOut.add(() => storage.removeItem(key));

/** How high the folded strip stands; nothing where it does not. */
export function keepWaitingPlace(height: number): void {
  if (height > 0) storage.setItem(key, String(height));
  else storage.removeItem(key);
}

/** Holds the place in which the strip stood last until it is known again: what lies below does not move from under a finger. */
export function WaitingPlace({ isFolded }: { isFolded?: boolean }) {
  const height = isFolded ? Number(storage.getItem(key)) : 0;
  return height > 0 ? <div data-waiting-place className="mb-3 flex-none" style={{ height }} /> : null;
}
