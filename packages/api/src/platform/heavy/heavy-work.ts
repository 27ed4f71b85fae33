import { availableParallelism } from "node:os";
import { AppError } from "@ymp/core/errors";
import { groupedBy } from "@ymp/core/grouped";
import { type HeavyBudget, type HeavyJob, type HeavyResult, HeavyThread } from "./heavy-thread.ts";

export interface HeavyLimits extends HeavyBudget {
  readonly threads: number;
  /** Pieces of work that wait, beside the one that is done: of one account, and of all. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
  /** Whoever waits longer for a turn is told to come again. */
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
  // A list that is written holds a connection to the database while it waits.
  waitingOfAll: 8,
  waitsSeconds: 30,
  idleSeconds: 20,
};

const mostRemembered = 1000;

interface Turn {
  readonly accountId: string;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * Work that keeps a processor busy for long, such as reading a workbook: in threads, one piece of an account at a time. Whoever
 * was served longest ago comes next, and where all places are taken, those who hold several give one up. What finds too many
 * waiting, or waits too long, is refused: try again in a moment.
 */
export class HeavyWork {
  readonly #busyAccounts = new Set<string>();
  readonly #idle: HeavyThread[] = [];
  #waiting: Turn[] = [];
  /** Accounts in the order in which they were served last. */
  readonly #served = new Set<string>();

  constructor(private readonly limits: HeavyLimits = heavyLimits) {}

  /** @throws AppError invalid for what is beyond the budget, limit for too much that waits already */
  perform(accountId: string, job: HeavyJob): Promise<HeavyResult> {
    return this.inTurn(accountId, async () => {
      const thread = this.#takeThread();
      try {
        return await thread.perform(job);
      } finally {
        this.#giveBack(thread);
      }
    });
  }

  /** For work of a library that has threads and a budget of its own. */
  async inTurn<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(accountId);
    try {
      return await work();
    } finally {
      this.#busyAccounts.delete(accountId);
      this.#beginNext();
    }
  }

  #turn(accountId: string): Promise<void> {
    const ofOne = this.#waiting.filter((turn) => turn.accountId === accountId).length;
    if (ofOne >= this.limits.waitingOfOne) throw new AppError("limit", "refusals:heavyQueueFull");
    if (this.#waiting.length >= this.limits.waitingOfAll) this.#makeRoom(ofOne);
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        accountId,
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

  /** The last piece of whoever has most of them gives way to somebody who has fewer. */
  #makeRoom(ofNewcomer: number): void {
    const pieces = groupedBy(this.#waiting, ({ accountId }) => accountId);
    const [most = []] = [...pieces.values()].toSorted((one, other) => other.length - one.length);
    if (most.length <= ofNewcomer + 1) throw busy();
    most.at(-1)?.refuse();
  }

  #beginNext(): void {
    if (this.#busyAccounts.size >= this.limits.threads) return;
    const free = this.#waiting.filter(({ accountId }) => !this.#busyAccounts.has(accountId));
    const servedBefore = [...this.#served];
    const lastServed = ({ accountId }: Turn) => servedBefore.indexOf(accountId);
    const [next] = free.toSorted((one, other) => lastServed(one) - lastServed(other));
    if (!next) return;
    this.#waiting = this.#waiting.filter((turn) => turn !== next);
    this.#busyAccounts.add(next.accountId);
    this.#noteServed(next.accountId);
    next.begin();
  }

  #noteServed(accountId: string): void {
    this.#served.delete(accountId);
    this.#served.add(accountId);
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

const busy = () => new AppError("limit", "refusals:heavyBusy");

/** Long lists of this process, read and written. */
export const heavyWork = new HeavyWork();

/** Documents of a few pages and labels: nobody waits for one behind somebody's list of ten thousand rows. */
export const documentWork = new HeavyWork({ ...heavyLimits, threads: 1, writingSeconds: 60, memoryMb: 256 });

/** Files that were sent: a phone sends its photos one after the other, and nothing is held while they wait. */
export const fileWork = new HeavyWork({
  ...heavyLimits,
  threads: 2,
  memoryMb: 128,
  waitingOfOne: 20,
  waitingOfAll: 100,
  waitsSeconds: 120,
});
