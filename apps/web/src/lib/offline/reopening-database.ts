import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB, type StoreNames } from "idb";
import { inTime } from "./in-time.ts";

/** How long the device may take for one piece of work before it counts as having refused it. */
const patienceMs = 8_000;

/** How long a device that was silent twice is left in peace; anyone who asks meanwhile is refused at once. */
const restMs = 10_000;

/** Refusals that a fresh connection would meet as well. */
const lasting = new Set(["QuotaExceededError", "DataCloneError", "SecurityError", "VersionError"]);

/** `ask` asks the store all it has to ask at once; what it waits for in between finds the work ended. */
export type DeviceWork<Schema extends DBSchema> = <
  Name extends StoreNames<Schema>,
  Mode extends "readonly" | "readwrite",
  Answer,
>(
  name: Name,
  mode: Mode,
  ask: (store: IDBPObjectStore<Schema, [Name], Name, Mode>) => Promise<Answer>,
) => Promise<Answer>;

type Work<Schema extends DBSchema, Answer> = (database: IDBPDatabase<Schema>) => Promise<Answer>;

/**
 * Works on a database of the device over a connection that is opened again when the system closed it, another edition of the
 * application asked for it, opening was refused, or it gave no answer in time. Rejects when the device refuses twice; with
 * `TimeoutError` when it is silent twice, and at once for a while after that, until it answers. Work may be done twice.
 *
 * A page that is left may be kept for the way back and hears no more answers; in WebKit whatever it has started holds the database
 * until then, and every other page finds it silent. So work is ended as soon as it is asked, and making the database is called off.
 */
export function reopeningDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  make: (database: IDBPDatabase<Schema>) => void,
): DeviceWork<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  let isResting = false;
  const forget = () => {
    opened = undefined;
  };
  function connection() {
    const opening = openDB<Schema>(name, version, {
      upgrade: (database, _from, _to, transaction) => {
        callOffWhenLeft({ abort: () => transaction.abort(), done: transaction.done });
        make(database);
      },
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
  async function attempt<Answer>(work: Work<Schema, Answer>): Promise<Answer> {
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
  async function patiently<Answer>(work: Work<Schema, Answer>): Promise<Answer> {
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
  }
  return (name, mode, ask) =>
    patiently(async (database) => {
      const transaction = database.transaction(name, mode);
      const answer = ask(transaction.store);
      transaction.commit();
      return (await Promise.all([answer, transaction.done]))[0];
    });
}

function callOffWhenLeft({ abort, done }: { abort: () => void; done: Promise<void> }): void {
  const callOff = () => {
    try {
      abort();
    } catch {
      // It is made.
    }
  };
  window.addEventListener("pagehide", callOff);
  const forget = () => window.removeEventListener("pagehide", callOff);
  done.then(forget, forget);
}
