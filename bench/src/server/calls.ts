import { newId } from "@ymp/core/ids";
import superjson from "superjson";
import type { Case, Cases } from "./cases.ts";

/** One request of the web client: several procedures may travel in one. */
export interface Procedure {
  readonly path: string;
  readonly input: unknown;
}

export interface Call {
  readonly name: string;
  readonly title: string;
  /** The part of the bare handler's requests per second that the product should reach with ten connections. */
  readonly goal: number | null;
  readonly kind: "read" | "write";
  /** The jobs it is about: those of a plan, or single ones. */
  readonly jobs: keyof Cases;
  /** `turn` counts the calls that were made of the same case. */
  procedures(about: Case, turn: number): Procedure[];
}

/** As they are typed in a hurry. */
const typed = ["filtr", "mian engine", "watermker", "overhual", "gearbox", "alarms", "impelr", "generater"];

export const calls: readonly Call[] = [
  {
    name: "list",
    title: "list of 50 jobs with names and total",
    goal: 0.65,
    kind: "read",
    jobs: "single",
    procedures: () => [{ path: "jobs.list", input: { state: "open", sort: "due", limit: 50 } }],
  },
  {
    name: "one",
    title: "one job with its history",
    goal: 0.5,
    kind: "read",
    jobs: "planned",
    procedures: ({ jobId }) => [
      { path: "jobs.get", input: { id: jobId } },
      { path: "jobs.history", input: { id: jobId, limit: 20 } },
    ],
  },
  {
    name: "create",
    title: "create a job",
    goal: 0.5,
    kind: "write",
    jobs: "single",
    procedures: ({ equipmentId }) => [
      { path: "jobs.create", input: { id: newId(), title: "Weeping seal on pump", priority: "high", equipmentId } },
    ],
  },
  {
    name: "status",
    title: "set a job's status",
    goal: 0.5,
    kind: "write",
    jobs: "single",
    procedures: ({ jobId }, turn) => [
      { path: "jobs.setStatus", input: { id: jobId, status: turn % 2 === 0 ? "in_progress" : "due" } },
    ],
  },
  {
    name: "complete",
    title: "complete a planned job with a part",
    goal: null,
    kind: "write",
    jobs: "planned",
    procedures: ({ jobId, itemId, locationId }) => [
      {
        path: "jobs.complete",
        input: {
          id: jobId,
          completionId: newId(),
          workDone: "Done as planned.",
          doneAt: new Date(),
          parts: [{ itemId, locationId, quantity: 1 }],
          confirmsOpenTasks: true,
          confirmsEarly: true,
        },
      },
    ],
  },
  {
    name: "search",
    title: "search that forgives how it was typed",
    goal: 0.7,
    kind: "read",
    jobs: "single",
    procedures: ({ jobId }) => [
      {
        path: "search.find",
        input: { query: typed[Number.parseInt(jobId.slice(-4), 16) % typed.length] ?? "", limit: 5 },
      },
    ],
  },
  {
    name: "low",
    title: "items below their minimum",
    goal: 0.5,
    kind: "read",
    jobs: "single",
    procedures: () => [{ path: "inventory.list", input: { state: "low", limit: 50 } }],
  },
  {
    name: "history",
    title: "months of a system's history, 200 entries",
    goal: 0.5,
    kind: "read",
    jobs: "planned",
    procedures: ({ systemId }) => [{ path: "equipment.history", input: { id: systemId, limit: 200 } }],
  },
];

export interface HttpRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** As the browser's client sends it: a batch in one piece with the session's cookie and the vessel in a header. */
export function requestOf(call: Call, about: Case, turn: number): HttpRequest {
  const procedures = call.procedures(about, turn);
  const path = `/trpc/${procedures.map(({ path }) => path).join(",")}?batch=1`;
  const inputs = JSON.stringify(
    Object.fromEntries(procedures.map(({ input }, index) => [index, superjson.serialize(input)])),
  );
  const headers = {
    cookie: `ymp_session=${about.token}`,
    "x-vessel-id": about.vesselId,
    "content-type": "application/json",
  };
  return call.kind === "read"
    ? { method: "GET", path: `${path}&input=${encodeURIComponent(inputs)}`, headers }
    : { method: "POST", path, headers, body: inputs };
}
