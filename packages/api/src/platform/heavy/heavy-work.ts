import { availableParallelism } from "node:os";
import { AppError } from "@ymp/core/errors";
import { type HeavyBudget, type HeavyJob, type HeavyResult, HeavyThread } from "./heavy-thread.ts";

export interface HeavyLimits extends HeavyBudget {
  readonly threads: number;
  /** Pieces of work that wait, beside the one that is done: of one account, and of all. */
  readonly waitingOfOne: number;
  readonly waitingOfAll: number;
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
  waitingOfAll: 60,
  idleSeconds: 20,
};

interface Turn {
  readonly accountId: string;
  readonly begin: () => void;
}

/**
 * Work that keeps a processor busy for long, such as reading a workbook: in threads, one piece of an account at a time, the
 * others in the order they came.
 */
export class HeavyWork {
  readonly #busyAccounts = new Set<string>();
  readonly #idle: HeavyThread[] = [];
  #waiting: Turn[] = [];

  constructor(private readonly limits: HeavyLimits = heavyLimits) {}

  /** @throws AppError invalid for what is beyond the budget, limit for too much that waits already */
  async perform(accountId: string, job: HeavyJob): Promise<HeavyResult> {
    await this.#turn(accountId);
    const thread = this.#takeThread();
    try {
      return await thread.perform(job);
    } finally {
      this.#busyAccounts.delete(accountId);
      this.#giveBack(thread);
      this.#beginNext();
    }
  }

  #turn(accountId: string): Promise<void> {
    const ofOne = this.#waiting.filter((turn) => turn.accountId === accountId).length;
    if (ofOne >= this.limits.waitingOfOne || this.#waiting.length >= this.limits.waitingOfAll)
      throw new AppError("limit", "refusals:heavyQueueFull");
    return new Promise((begin) => {
      this.#waiting.push({ accountId, begin });
      this.#beginNext();
    });
  }

  #beginNext(): void {
    if (this.#busyAccounts.size >= this.limits.threads) return;
    const next = this.#waiting.find(({ accountId }) => !this.#busyAccounts.has(accountId));
    if (!next) return;
    this.#waiting = this.#waiting.filter((turn) => turn !== next);
    this.#busyAccounts.add(next.accountId);
    next.begin();
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

/** Of this process. */
export const heavyWork = new HeavyWork();
