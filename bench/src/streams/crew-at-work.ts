import { setTimeout as sleep } from "node:timers/promises";
import type { Agent } from "undici";
import { type Call, calls, requestOf } from "../server/calls.ts";
import type { Case } from "../server/cases.ts";
import { Tally } from "./tally.ts";

/** How often each person does it, on average. */
const rhythmMs = { opensAJob: 12_000, saysWhoIsHere: 10_000, changesAStatus: 15_000 };
/** The browser gathers changes for as long before it asks for a list again. */
const gatherMs = 150;

const presence: Call = {
  name: "presence",
  title: "who else has the job open",
  goal: null,
  kind: "read",
  jobs: "single",
  procedures: ({ jobId }) => [{ path: "live.presence", input: { recordKind: "job", recordId: jobId } }],
};

function callNamed(name: string): Call {
  const call = calls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`There is no call "${name}".`);
  return call;
}

const list = callNamed("list");
const one = callNamed("one");
const status = callNamed("status");

interface Sent {
  readonly at: number;
  awaited: number;
}

/** What people do all day: they open jobs, say that they are there, change a status, and read again what others changed. */
export class CrewAtWork {
  readonly answers = new Tally();
  /** From the moment a write was sent until another's stream told of it. */
  readonly deliveries = new Tally();
  readonly refusals: string[] = [];
  readonly #writes = new Map<string, Sent>();
  readonly #gathering = new Set<string>();
  #isOver = false;
  #missing = 0;

  constructor(
    private readonly origin: string,
    private readonly dispatcher: Agent,
    private readonly vesselSize: number,
  ) {}

  /** Each person works on jobs that are nobody else's. */
  start(people: ReadonlyMap<string, readonly Case[]>): void {
    for (const jobs of people.values()) {
      this.#again(rhythmMs.opensAJob, jobs, (about, turn) => this.#ask(one, about, turn));
      this.#again(rhythmMs.saysWhoIsHere, jobs, (about, turn) => this.#ask(presence, about, turn));
      this.#again(rhythmMs.changesAStatus, jobs, (about, turn) => this.#change(about, turn));
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Changes that a stream was not told of, of those that were sent so long ago that it should have been. */
  missing(olderThanMs: number): number {
    for (const [id, sent] of this.#writes)
      if (performance.now() - sent.at > olderThanMs) {
        this.#missing += sent.awaited;
        this.#writes.delete(id);
      }
    return this.#missing;
  }

  hear(person: Case, recordId: string): void {
    const sent = this.#writes.get(recordId);
    if (sent) {
      sent.awaited -= 1;
      this.deliveries.note(performance.now() - sent.at);
    }
    void this.#readAgain(person);
  }

  async #readAgain(person: Case): Promise<void> {
    if (this.#isOver || this.#gathering.has(person.token)) return;
    this.#gathering.add(person.token);
    await sleep(gatherMs);
    this.#gathering.delete(person.token);
    await this.#ask(list, person, 0);
  }

  async #change(about: Case, turn: number): Promise<void> {
    this.#writes.set(about.jobId, { at: performance.now(), awaited: this.vesselSize });
    await this.#ask(status, about, turn);
  }

  async #again(everyMs: number, jobs: readonly Case[], act: (about: Case, turn: number) => Promise<void>) {
    await sleep(Math.random() * everyMs);
    for (let count = 0; !this.#isOver; count += 1) {
      const about = jobs[count % jobs.length];
      if (about) await act(about, Math.floor(count / jobs.length));
      await sleep(everyMs * (0.5 + Math.random()));
    }
  }

  async #ask(call: Call, about: Case, turn: number): Promise<void> {
    const { method, path, headers, body } = requestOf(call, about, turn);
    const from = performance.now();
    try {
      const options = { origin: this.origin, method, path, headers, body: body ?? null };
      const response = await this.dispatcher.request(options);
      const text = await response.body.text();
      this.answers.note(performance.now() - from);
      if (response.statusCode !== 200 || text.includes('"error"'))
        this.refusals.push(`${call.name}: ${text.slice(0, 300)}`);
    } catch (error) {
      if (!this.#isOver) this.refusals.push(`${call.name}: ${String(error)}`);
    }
  }
}
