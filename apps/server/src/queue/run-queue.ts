import type { MailTransport } from "@ymp/api/platform/mail/deliver-mail";
import { queuedTaskSchema } from "@ymp/api/platform/queue/tasks";
import type { Services } from "@ymp/api/services";
import { performTask } from "@ymp/api/tasks";
import { run, type TaskList } from "graphile-worker";
import type { Log } from "../log.ts";
import { queueLogger } from "./queue-logger.ts";

export interface RunningQueue {
  /** Finishes what has begun. */
  stop(): Promise<void>;
}

const taskNames = queuedTaskSchema.options.map((option) => option.shape.name.value);

/** Works the queue off in this process. Work that fails comes again, later each time. */
export async function runQueue(
  queueUrl: string,
  services: Services,
  transport: MailTransport,
  log: Log,
): Promise<RunningQueue> {
  const perform = (name: string) => async (payload: unknown) => {
    const facts = typeof payload === "object" ? payload : {};
    await performTask(services, transport, queuedTaskSchema.parse({ ...facts, name }));
  };
  const taskList: TaskList = Object.fromEntries(taskNames.map((name) => [name, perform(name)]));
  const runner = await run({
    connectionString: queueUrl,
    taskList,
    concurrency: 2,
    maxPoolSize: 4,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: queueLogger(log),
  });
  runner.promise.catch((error: unknown) => services.reportError(error, { part: "queue" }));
  return { stop: () => runner.stop("the server is stopping") };
}
