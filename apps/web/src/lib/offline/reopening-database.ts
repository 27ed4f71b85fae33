import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";
import { inTime } from "./in-time.ts";

/** How long the device may take for one piece of work before it counts as having refused it. */
const patienceMs = 8_000;

/** How long a device that was silent twice is left in peace; whoever asks meanwhile is refused at once. */
const restMs = 10_000;

/** Refusals that a fresh connection would meet as well. */
const lasting = new Set(["QuotaExceededError", "DataCloneError", "SecurityError", "VersionError"]);

export type DeviceWork<Schema extends DBSchema> = <Answer>(
  work: (database: IDBPDatabase<Schema>) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Works on a database of the device over a connection that is opened again when the system closed it, another edition of the
 * application asked for it, opening was refused, or it gave no answer in time. Rejects when the device refuses twice; with
 * `TimeoutError` when it is silent twice, and at once for a while after that, until it answers. Work may be done twice.
 */
export function reopeningDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>["upgrade"]>,
): DeviceWork<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let isResting = false;
  const forget = () => {
    opened = undefined;
  };
  function connection() {
    const opening = openDB<Schema>(name, version, {
      upgrade,
      terminated: forget,
      blocking: (_from, _to, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
    opening.catch(forget);
    return opening;
  }
  /** A connection that gave no answer stands in the way of nobody: it is closed, now or when it opens at last. */
  function giveUp() {
    opened?.then(
      (database) => database.close(),
      () => undefined,
    );
    forget();
  }
  async function attempt<Answer>(work: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
    opened ??= connection();
    const answer = await work(await opened);
    isResting = false;
    return answer;
  }
  const silent = () => {
    throw new DOMException(name, "TimeoutError");
  };
  const rest = () => {
    giveUp();
    isResting = true;
    setTimeout(() => {
      isResting = false;
    }, restMs);
    return silent();
  };
  return async (work) => {
    if (isResting) return silent();
    const first = attempt(work);
    try {
      return await inTime(first, patienceMs, silent);
    } catch (error) {
      giveUp();
      if (error instanceof Error && lasting.has(error.name)) throw error;
    }
    const second = attempt(work);
    // The first answers after all, while the second is waited for.
    const either = Promise.any([first, second]).catch(() => second);
    return inTime(either, patienceMs, rest);
  };
}
