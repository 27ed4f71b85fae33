import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";
import { inTime } from "./in-time.ts";

/** How long the device may take for one piece of work before it counts as having refused it. */
const patienceMs = 8_000;

/** Refusals that a fresh connection would meet as well. */
const lasting = new Set(["QuotaExceededError", "DataCloneError", "SecurityError", "VersionError", "TimeoutError"]);

export type DeviceWork<Schema extends DBSchema> = <Answer>(
  work: (database: IDBPDatabase<Schema>) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Works on a database of the device over a connection that is opened again when the system closed it, another edition of the
 * application asked for it, or opening was refused. Rejects when the device refuses twice or does not answer in time.
 */
export function reopeningDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>["upgrade"]>,
): DeviceWork<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
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
  async function attempt<Answer>(work: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
    opened ??= connection();
    return work(await opened);
  }
  const silent = () => {
    throw new DOMException(name, "TimeoutError");
  };
  return async (work) => {
    try {
      return await inTime(attempt(work), patienceMs, silent);
    } catch (error) {
      forget();
      if (error instanceof Error && lasting.has(error.name)) throw error;
      return inTime(attempt(work), patienceMs, silent);
    }
  };
}
