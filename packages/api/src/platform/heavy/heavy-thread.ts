import { setImmediate as breathe } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { AppError } from "@ymp/core/errors";
import type { FromWorker, HeavyTask, NamedSheet, PlainCell, ToWorker } from "./heavy-messages.ts";

/** What one piece of work may use up; beyond it the thread ends, and the process lives. */
export interface HeavyBudget {
  /** At most, of the largest file. */
  readonly readingSeconds: number;
  readonly writingSeconds: number;
  readonly memoryMb: number;
}

/** Wall-clock time, also of a machine that is busy elsewhere: what the heaviest list of a size takes, several times over. */
const reading = { leastSeconds: 20, secondsPerMegabyte: 20 };

/** A small file that keeps on being read is made to do so. */
export function secondsFor(task: HeavyTask, { readingSeconds, writingSeconds }: HeavyBudget): number {
  if (task.name !== "readLists") return writingSeconds;
  return Math.min(readingSeconds, reading.leastSeconds + (task.bytes.length / 1_000_000) * reading.secondsPerMegabyte);
}

export interface HeavyJob {
  readonly task: HeavyTask;
  /** Made while they are sent, a few at a time. */
  readonly rows?: Iterable<PlainCell[][]> | AsyncIterable<PlainCell[][]>;
}

export interface HeavyResult {
  readonly sheets: NamedSheet[];
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** In the bundle a file of its own; in the source one that brings along what reads it. */
const program = new URL(
  import.meta.url.endsWith(".ts") ? "./heavy-worker-from-source.mjs" : "./heavy-worker.js",
  import.meta.url,
);

/** A thread for work that would hold up everybody else. It does one piece at a time. */
export class HeavyThread {
  readonly #worker: Worker;
  isOver = false;

  constructor(private readonly budget: HeavyBudget) {
    const resourceLimits = { maxOldGenerationSizeMb: budget.memoryMb };
    this.#worker = new Worker(program, { resourceLimits, execArgv: [] });
    this.#worker.unref();
    // Also where it ends between two pieces of work.
    this.#worker.on("error", () => this.end());
    this.#worker.on("exit", () => this.end());
  }

  async perform({ task, rows = [] }: HeavyJob): Promise<HeavyResult> {
    const answer = this.#answer(secondsFor(task, this.budget));
    const send = (message: ToWorker) => this.#send(message);
    const sending = async () => {
      send({ kind: "begin", task });
      for await (const some of rows) {
        send({ kind: "rows", rows: some });
        await breathe();
      }
      send({ kind: "go" });
    };
    const [result] = await Promise.all([answer, sending().catch((error) => this.#breakOff(error))]);
    return result;
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** The rows ended early, and the thread waits for the rest. */
  #breakOff(error: unknown): never {
    this.end();
    throw error;
  }

  end(): void {
    this.isOver = true;
    void this.#worker.terminate();
  }

  #answer(seconds: number): Promise<HeavyResult> {
    const sheets: NamedSheet[] = [];
    let bytes = new Uint8Array();
    let sha256 = "";
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(timer);
        this.#worker.off("message", hear).off("error", fail).off("exit", exit);
        end();
      };
      const fail = (error: Error) => settle(() => reject(refusalFor(error)));
      const exit = () => settle(() => reject(tooMuch()));
      const timer = setTimeout(() => {
        settle(() => reject(tooMuch()));
        this.end();
      }, seconds * 1000);
      const hear = (message: FromWorker) => {
        if (message.kind === "sheet") sheets.push(message.sheet);
        else if (message.kind === "records") {
          sheets.at(-1)?.table.records.push(...message.records);
          setImmediate(() => this.#send({ kind: "more" }));
        } else if (message.kind === "bytes") bytes = new Uint8Array(message.bytes);
        else if (message.kind === "sum") sha256 = message.sha256;
        else if (message.kind === "end") settle(() => resolve({ sheets, bytes, sha256 }));
        else settle(() => reject(faultOf(message)));
      };
      this.#worker.on("message", hear).on("error", fail).on("exit", exit);
    });
  }
}

const tooMuch = () => new AppError("invalid", "refusals:tooHeavy");

function refusalFor(error: Error): Error {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch() : error;
}

function faultOf(message: Extract<FromWorker, { kind: "refused" | "failed" }>): Error {
  if (message.kind === "refused") return new AppError("invalid", message.messageKey, message.params);
  return Object.assign(new Error(message.message), { stack: message.stack });
}
