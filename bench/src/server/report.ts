import os from "node:os";
import { type Contestant, contestants, type Result, type Standing } from "./contest.ts";
import { type Verdict, verdict } from "./verdict.ts";

const names: Record<Contestant, string> = { product: "product", bare: "bare", sql: "SQL alone" };

export const legend = [
  "product    the built server: session, right, vessel's scope, checked input, change row, log",
  "bare       Hono and postgres.js with the statements that the product sends for the same request, prepared, as a role",
  "           without policies, rows as JSON; recorded from the product at the start of the run; no session, no checks",
  "SQL alone  the same statements from the measuring process, without HTTP",
  "CPU ms is the server process's processor time for a request, PG CPU ms that of all PostgreSQL processes.",
  "Nothing is compressed, and PostgreSQL flushes nothing to disk; load, servers and PostgreSQL share the machine.",
];

export function machineFacts(postgresVersion: string): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.cpus().length} cores (${cpu?.model.trim() ?? "unknown"}), ${memory} GB, Node ${process.versions.node}, PostgreSQL ${postgresVersion}`;
}

const columns = ["req/s", "of bare", "p50 ms", "p99 ms", "CPU ms", "PG CPU ms", "RSS MB"];
const heading = `${"".padEnd(12)}${columns.map((word) => word.padStart(10)).join("")}`;

export function reportResult({ call, connections, standings }: Result): string {
  const lines = [`${call.title}, ${connections} ${connections === 1 ? "connection" : "connections"}`, heading];
  for (const name of contestants) lines.push(lineOf(names[name], standings[name], standings.bare));
  return [...lines, ...judge({ call, connections, standings }).map(({ text }) => `  ${text}`), ""].join("\n");
}

function lineOf(name: string, standing: Standing, bare: Standing): string {
  const cells = [
    standing.perSecond.toFixed(0),
    (standing.perSecond / bare.perSecond).toFixed(2),
    standing.p50Ms.toFixed(2),
    standing.p99Ms.toFixed(2),
    standing.cpuMs?.toFixed(2) ?? "",
    standing.databaseMs?.toFixed(2) ?? "",
    standing.residentBytes ? (standing.residentBytes / 2 ** 20).toFixed(0) : "",
  ];
  return name.padEnd(12) + cells.map((cell) => cell.padStart(10)).join("");
}

/** The ratios that goals were set for, each beside its goal. */
export function judge({ call, connections, standings: { product, bare } }: Result): Verdict[] {
  const verdicts: Verdict[] = [];
  if (connections === 10 && call.goal !== null)
    verdicts.push(verdict("throughput of bare", product.perSecond / bare.perSecond, call.goal, "at least"));
  if (connections === 10) verdicts.push(verdict("p99 to bare's", product.p99Ms / bare.p99Ms, 2.5, "at most"));
  if (connections === 1) verdicts.push(verdict("p50 to bare's", product.p50Ms / bare.p50Ms, 2, "at most"));
  return verdicts;
}
