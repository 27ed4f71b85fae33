import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { removeExpiredArchives } from "@ymp/api/modules/archive/expiry.service";
import { mailHeads } from "@ymp/api/modules/logbooks/heads.service";
import { keepPrints } from "@ymp/api/modules/logbooks/kept-prints.service";
import { proveBooks } from "@ymp/api/modules/logbooks/proving.service";
import { removeOutdated } from "@ymp/api/modules/session/outdated.service";
import { forgetDisclosures } from "@ymp/api/platform/disclosures/forget-disclosures.service";
import { queuedTaskSchema } from "@ymp/api/platform/queue/tasks";
import { forgetSent } from "@ymp/api/platform/sent-again/forget-sent.service";
import type { Services } from "@ymp/api/services";
import { performTask } from "@ymp/api/tasks";
import { connectionBudget } from "@ymp/db/connection-budget";
import { forNodePostgres } from "@ymp/db/server-tls";
import { type Runner, run, type Task, type TaskList, type WorkerEvents, type WorkerPool } from "graphile-worker";
import type { Log } from "../log.ts";
import { forgetOldUploads } from "../staged-uploads.ts";
import { giveBackOrphanedJobs } from "./orphaned-jobs.ts";
import { queueLogger } from "./queue-logger.ts";

export interface RunningQueue {
  /** Finishes what has started; what takes longer than `patienceMs` goes back, to be done by another process. */
  stop(patienceMs?: number): Promise<void>;
}

/** By the clock of UTC. What is done once a day is made up for when no server ran at that time. */
export const crontab = `
17 * * * * tidy_up
41 3 * * * remove_archives
53 3 * * * forget_disclosures ?fill=2d
7 4 * * * forget_sent ?fill=2d
22 3 * * * prove_books ?fill=1d
52 4 * * * mail_heads ?fill=1d
34 2 * * * keep_prints ?fill=1d
11 2 * * * erase_vessels ?fill=2d
26 5 * * * notice_endings ?fill=1d
3 * * * * raise_notices
*/10 * * * * send_waiting_notices
`;

const stopping = "the server is stopping";

const taskNames = queuedTaskSchema.options.map((option) => option.shape.name.value);

export interface QueueDeps {
  readonly queueUrl: string;
  readonly services: Services;
  readonly uploadsFolder: string;
  /** Where prints of the books lie beside the database. */
  readonly printsFolder: string;
  readonly log: Log;
}

/** For work that goes on while its queue cannot: after a fatal error a pool may wait for itself without end. */
const lostPoolPatienceMs = 5_000;

/** An outage can leave a pool, or its beginning, waiting for itself for ever: then the queue starts again without it. */
const givenUpAfterMs = 20_000;

const firstPauseMs = 500;
const longestPauseMs = 10_000;

/**
 * Works the queue off in this process: begins, also where the database is away just then, and begins again after an outage.
 * Work that fails comes again, later each time; what a killed process had started is given back.
 */
export function runQueue(deps: QueueDeps): RunningQueue {
  const pools = new Set<WorkerPool>();
  const stopped = new AbortController();
  const { signal } = stopped;
  const report = (error: unknown): undefined => {
    deps.services.reportError(error, { part: "queue" });
  };
  const orphanedJobs = giveBackOrphanedJobs(deps.queueUrl, () => [...pools].map(({ id }) => id), deps.services);
  let work: Work | undefined;
  const keepWorking = async () => {
    work = await beginWork(deps, pools).catch(report);
    while (!signal.aborted) {
      await work?.ended.catch(report);
      if (signal.aborted) return;
      pools.clear();
      work = await beginAgain(deps, pools, signal);
    }
    // It was stopped while it started.
    await work?.runner.stop(stopping);
  };
  const kept = keepWorking();
  return {
    async stop(patienceMs = 10_000) {
      stopped.abort();
      const timer = setTimeout(() => handBack([...pools], deps.services), patienceMs);
      // A runner that an outage has just ended has nothing more to stop.
      await work?.runner.stop(stopping).catch(() => {});
      await kept;
      clearTimeout(timer);
      await orphanedJobs.stop();
    },
  };
}

/** Undefined when it is stopped. */
async function beginAgain(deps: QueueDeps, pools: Set<WorkerPool>, signal: AbortSignal): Promise<Work | undefined> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
    const work = signal.aborted ? undefined : await beginWork(deps, pools).catch(() => undefined);
    if (work) return work;
  }
  return undefined;
}

interface Work {
  readonly runner: Runner;
  /** When it is over, or given up. */
  readonly ended: Promise<unknown>;
}

async function beginWork(deps: QueueDeps, pools: Set<WorkerPool>): Promise<Work> {
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => pools.add(workerPool));
  const givenUp = new Promise<void>((resolve) => {
    events.on("pool:fatalError", ({ workerPool }) => {
      setTimeout(() => pools.has(workerPool) && handBack([workerPool], deps.services), lostPoolPatienceMs).unref();
      setTimeout(resolve, givenUpAfterMs).unref();
    });
  });
  const beginning = run({
    events,
    connectionString: forNodePostgres(deps.queueUrl),
    taskList: taskListOf(deps),
    crontab,
    concurrency: 2,
    maxPoolSize: connectionBudget().queue,
    noHandleSignals: true,
    // Without a batch, nobody waits for the note that a job is done: one that ends while the queue stops stayed held.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    pollInterval: 5000,
    logger: queueLogger(deps.log),
  });
  const runner = await Promise.race([beginning, sleep(givenUpAfterMs, undefined, { ref: false })]);
  if (runner) return { runner, ended: Promise.race([runner.promise, givenUp]) };
  beginning.then((late) => late.stop(stopping)).catch(() => {});
  throw new Error("The queue did not begin in time.");
}

function taskListOf({ services, uploadsFolder, printsFolder }: QueueDeps): TaskList {
  const perform =
    (name: string): Task =>
    async (payload, { job }) => {
      const facts = typeof payload === "object" ? payload : {};
      await performTask(services, queuedTaskSchema.parse({ ...facts, name }), job.attempts);
    };
  return {
    ...Object.fromEntries(taskNames.map((name) => [name, perform(name)])),
    remove_archives: () => removeExpiredArchives(services),
    forget_disclosures: () => forgetDisclosures(services),
    forget_sent: () => forgetSent(services),
    prove_books: () => proveBooks(services),
    mail_heads: () => mailHeads(services),
    keep_prints: () => keepPrints(services, printsFolder),
    tidy_up: async () => {
      await Promise.all([removeOutdated(services), forgetOldUploads(uploadsFolder)]);
    },
  };
}

function handBack(pools: readonly WorkerPool[], { reportError }: Services): void {
  Promise.all(pools.map((pool) => pool.forcefulShutdown(stopping))).catch((error: unknown) =>
    reportError(error, { part: "queue" }),
  );
}
