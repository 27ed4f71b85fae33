import { removeExpiredArchives } from "@ymp/api/modules/archive/expiry.service";
import { removeOutdated } from "@ymp/api/modules/session/outdated.service";
import { queuedTaskSchema } from "@ymp/api/platform/queue/tasks";
import type { Services } from "@ymp/api/services";
import { performTask } from "@ymp/api/tasks";
import { run, type Task, type TaskList } from "graphile-worker";
import type { Log } from "../log.ts";
import { forgetOldUploads } from "../uploads.ts";
import { queueLogger } from "./queue-logger.ts";

export interface RunningQueue {
  /** Finishes what has begun. */
  stop(): Promise<void>;
}

/** By the clock of UTC. What is done once a day is made up for when no server ran at that time. */
const crontab = `
17 * * * * tidy_up
41 3 * * * remove_archives
11 2 * * * erase_vessels ?fill=2d
26 5 * * * notice_endings ?fill=1d
3 * * * * raise_notices
*/10 * * * * send_waiting_notices
`;

const taskNames = queuedTaskSchema.options.map((option) => option.shape.name.value);

export interface QueueDeps {
  readonly queueUrl: string;
  readonly services: Services;
  readonly uploadsFolder: string;
  readonly log: Log;
}

/** Works the queue off in this process. Work that fails comes again, later each time. */
export async function runQueue(deps: QueueDeps): Promise<RunningQueue> {
  const { queueUrl, services, uploadsFolder, log } = deps;
  const perform =
    (name: string): Task =>
    async (payload, { job }) => {
      const facts = typeof payload === "object" ? payload : {};
      await performTask(services, queuedTaskSchema.parse({ ...facts, name }), job.attempts);
    };
  const taskList: TaskList = {
    ...Object.fromEntries(taskNames.map((name) => [name, perform(name)])),
    remove_archives: () => removeExpiredArchives(services),
    tidy_up: async () => {
      await Promise.all([removeOutdated(services), forgetOldUploads(uploadsFolder)]);
    },
  };
  const runner = await run({
    connectionString: queueUrl,
    taskList,
    crontab,
    concurrency: 2,
    maxPoolSize: 4,
    noHandleSignals: true,
    // Without a batch, nobody waits for the note that a job is done: one that ends while the queue stops stayed held.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    pollInterval: 5000,
    logger: queueLogger(log),
  });
  runner.promise.catch((error: unknown) => services.reportError(error, { part: "queue" }));
  return { stop: () => runner.stop("the server is stopping") };
}
