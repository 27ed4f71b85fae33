import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { inTime } from "../lib/offline/in-time.ts";
import { accountKey, accountStorage } from "./kept-account.ts";
import type { Services } from "./services.ts";

/** Where its code cannot be fetched, nothing is kept, and the next start clears. */
const withKeeper = (act: (keeper: typeof import("./device-keeper.ts")) => unknown) =>
  codeInTime(() => import("./device-keeper.ts")).then(act, () => undefined);

export const keepDevice = (services: Services) => withKeeper((keeper) => keeper.keepDevice(services));

/** Clears what was read by others than the account remembered here. */
export const sweep = (services: Services) => withKeeper((keeper) => keeper.sweepKept(services));

/** A device that is slow or silent holds up no screen; it clears later. */
const longestHoldMs = 500;

/** Pictures of others are gone before a screen asks for its own; what else they read is out of its reach. */
export async function sweepBeforeScreen(services: Services): Promise<void> {
  const pictures = withKeeper((keeper) => keeper.sweepPictures()).catch(() => undefined);
  await inTime<unknown>(pictures, longestHoldMs, () => undefined);
  void sweep(services);
}

/** Nothing that was read stays on the device; what was written and not yet sent does. */
export function forgetAccount(services: Services): Promise<unknown> {
  accountStorage.removeItem(accountKey);
  return sweep(services);
}
