import { availableParallelism } from "node:os";
import { AppError } from "@ymp/core/errors";
import { groupedBy } from "@ymp/core/grouped";
import { type HeavyBudget, type HeavyJob, type HeavyResult, HeavyThread } from "./heavy-thread.ts";

export interface HeavyLimits extends HeavyBudget {
  readonly threads: number;
  /** Pieces of work that wait, beside those that are done: of one account, of one vessel with all its accounts, and of all. */
  readonly waitingOfOne: number;
  readonly waitingOfVessel: number;
  readonly waitingOfAll: number;
  /** The person who waits longer for a turn is told to come again. */
  readonly waitsSeconds: number;
  /** An idle thread keeps its code, and what memory it took. */
  readonly idleSeconds: number;
}

export const heavyLimits: HeavyLimits = {
  threads: Math.min(2, Math.max(1, availableParallelism() - 1)),
  // Wall-clock time, also of a machine that is busy elsewhere.
  readingSeconds: 120,
  writingSeconds: 300,
  memoryMb: 512,
  waitingOfOne: 4,
  waitingOfVessel: 6,
  // A list that is written holds a connection to the database while it waits.
  waitingOfAll: 8,
  waitsSeconds: 30,
  idleSeconds: 20,
};

const mostRemembered = 1000;

/** Who waits for a piece of work: an account, and for which vessel. What is done for a vessel by itself has no account. */
export interface Asker {
  readonly accountId: string | null;
  readonly vesselId: string;
}

interface Turn {
  readonly accountId: string;
  readonly vesselId: string;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * Work that keeps a processor busy for long, such as reading a workbook: in threads, one piece of an account at a time. The vessel
 * that was served longest ago comes next, and of its accounts the one that was; where all places are taken, the vessel that holds
 * most of them gives one up. What finds too many waiting, or waits too long, is refused: try again in a moment.
 */
export class HeavyWork {
  readonly #busyAccounts = new Set<string>();
  readonly #idle: HeavyThread[] = [];
  #waiting: Turn[] = [];
  /** Vessels and accounts in the order in which they were served last. */
  readonly #served = new Set<string>();

  constructor(private readonly limits: HeavyLimits = heavyLimits) {}

  /** @throws AppError invalid for what is beyond the budget, limit for too much that waits already */
  perform(asker: Asker, job: HeavyJob): Promise<HeavyResult> {
    return this.inTurn(asker, async () => {
      const thread = this.#takeThread();
      try {
        return await thread.perform(job);
      } finally {
        this.#giveBack(thread);
      }
    });
  }

  /** For work of a library that has threads and a budget of its own. */
  async inTurn<T>({ vesselId, ...asker }: Asker, work: () => Promise<T>): Promise<T> {
    const accountId = asker.accountId ?? vesselId;
    await this.#turn(accountId, vesselId);
    try {
      return await work();
    } finally {
      this.#busyAccounts.delete(accountId);
      this.#beginNext();
    }
  }

  #turn(accountId: string, vesselId: string): Promise<void> {
    const ofVessel = this.#waiting.filter((turn) => turn.vesselId === vesselId);
    const ofOne = ofVessel.filter((turn) => turn.accountId === accountId);
    if (ofOne.length >= this.limits.waitingOfOne) throw new AppError("limit", "refusals:heavyQueueFull");
    if (ofVessel.length >= this.limits.waitingOfVessel) makeRoom(ofVessel, ofOne.length);
    else if (this.#waiting.length >= this.limits.waitingOfAll) this.#makeRoomOfAll(ofVessel.length, ofOne.length);
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        accountId,
        vesselId,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          this.#waiting = this.#waiting.filter((other) => other !== turn);
          reject(busy());
        },
      };
      const timer = setTimeout(() => turn.refuse(), this.limits.waitsSeconds * 1000);
      this.#waiting.push(turn);
      this.#beginNext();
    });
  }

  /** The vessel with most places gives way to one with fewer; between equal ones, an account with several. */
  #makeRoomOfAll(ofVessel: number, ofOne: number): void {
    const [most = []] = bySize(this.#waiting, "vesselId");
    if (most.length > ofVessel + 1) bySize(most, "accountId")[0]?.at(-1)?.refuse();
    else makeRoom(this.#waiting, ofOne);
  }

  #beginNext(): void {
    if (this.#busyAccounts.size >= this.limits.threads) return;
    const free = this.#waiting.filter(({ accountId }) => !this.#busyAccounts.has(accountId));
    const servedBefore = [...this.#served];
    const [next] = free.toSorted(
      (one, other) =>
        servedBefore.indexOf(one.vesselId) - servedBefore.indexOf(other.vesselId) ||
        servedBefore.indexOf(one.accountId) - servedBefore.indexOf(other.accountId),
    );
    if (!next) return;
    this.#waiting = this.#waiting.filter((turn) => turn !== next);
    this.#busyAccounts.add(next.accountId);
    this.#noteServed(next.vesselId);
    this.#noteServed(next.accountId);
    next.begin();
  }

  #noteServed(id: string): void {
    this.#served.delete(id);
    this.#served.add(id);
    const [oldest] = this.#served;
    if (oldest !== undefined && this.#served.size > mostRemembered) this.#served.delete(oldest);
  }

  #takeThread(): HeavyThread {
    for (let thread = this.#idle.pop(); thread; thread = this.#idle.pop()) if (!thread.isOver) return thread;
    return new HeavyThread(this.limits);
  }

  #giveBack(thread: HeavyThread): void {
    if (thread.isOver) return;
    this.#idle.push(thread);
    setTimeout(() => this.#forget(thread), this.limits.idleSeconds * 1000).unref();
  }

  #forget(thread: HeavyThread): void {
    const at = this.#idle.indexOf(thread);
    if (at < 0) return;
    this.#idle.splice(at, 1);
    thread.end();
  }
}

const bySize = (waiting: readonly Turn[], by: "accountId" | "vesselId") =>
  [...groupedBy(waiting, (turn) => turn[by]).values()].toSorted((one, other) => other.length - one.length);

/** The last piece of the person who has most of them gives way to somebody who has fewer. */
function makeRoom(waiting: readonly Turn[], ofNewcomer: number): void {
  const [most = []] = bySize(waiting, "accountId");
  if (most.length <= ofNewcomer + 1) throw busy();
  most.at(-1)?.refuse();
}

const busy = () => new AppError("limit", "refusals:heavyBusy");

/** Long lists of this process, read and written. */
export const heavyWork = new HeavyWork();

/** Documents of a few pages and labels: nobody waits for one behind somebody's list of ten thousand rows. */
export const documentWork = new HeavyWork({ ...heavyLimits, threads: 1, writingSeconds: 60, memoryMb: 256 });

/** Long lists as text: no thread is needed, but each holds a connection to the database, also while it waits. */
export const textWork = new HeavyWork({ ...heavyLimits, threads: 2, waitingOfAll: 4 });

/** Lists that are written into a vessel: each holds a connection to the database, also while it waits for one before it on board. */
export const importWork = new HeavyWork({ ...heavyLimits, threads: 2 });

/** Files that were sent: a phone sends its photos one after the other, and nothing is held while they wait. */
export const fileWork = new HeavyWork({
  ...heavyLimits,
  threads: 2,
  memoryMb: 128,
  waitingOfOne: 20,
  waitingOfVessel: 60,
  waitingOfAll: 100,
  waitsSeconds: 120,
});
