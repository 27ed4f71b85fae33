import superjson from "superjson";
import { z } from "zod";
import { type Call, calls, requestOf } from "./calls.ts";
import { type Case, readCases } from "./cases.ts";
import { type BenchCluster, type BenchDatabase, fleets } from "./database.ts";
import { asker, measure } from "./load.ts";
import { options } from "./options.ts";
import { openPlainPool } from "./replay.ts";
import { type ServerProcess, startProduct } from "./server-process.ts";
import { type Verdict, verdict } from "./verdict.ts";

/** How many times as long an answer may take beside a hundred times the vessels and, where that is asked, on a vessel ten times as large. */
interface Growing {
  readonly call: Call;
  readonly mostForFleet: number;
  readonly mostForVessel: number | null;
}

type FleetName = "small" | "large" | "oneLarge";
const fleetNames: readonly FleetName[] = ["small", "large", "oneLarge"];
const labels: Record<FleetName, string> = {
  small: "10,000 jobs on 5 vessels",
  large: "1,000,000 jobs on 500",
  oneLarge: "20,000 jobs on one of 5",
};

interface Standing {
  readonly database: BenchDatabase;
  readonly product: ServerProcess;
  readonly cases: readonly Case[];
  readonly probes: readonly Growing[];
}

/** Asks the same of three fleets in turn, one request at a time, and holds the larger ones against the small. */
export async function measureGrowth(cluster: BenchCluster): Promise<Verdict[]> {
  const standings = new Map<FleetName, Standing>();
  for (const name of fleetNames) {
    console.log(`Seeding or finding ${labels[name]} …`);
    standings.set(name, await openStanding(cluster, name));
  }
  const verdicts: Verdict[] = [];
  try {
    for (const [index, probe] of (standings.get("small")?.probes ?? []).entries()) {
      const p50 = await probeAll(standings, index);
      const told = [
        verdict("100 times the fleet", p50.large / p50.small, probe.mostForFleet, "at most"),
        ...(probe.mostForVessel === null
          ? []
          : [verdict("a vessel 10 times as large", p50.oneLarge / p50.small, probe.mostForVessel, "at most")]),
      ];
      const figures = fleetNames.map((name) => `${p50[name].toFixed(2)} ms with ${labels[name]}`).join(", ");
      console.log([`${probe.call.title}: p50 ${figures}`, ...told.map(({ text }) => `  ${text}`), ""].join("\n"));
      verdicts.push(...told);
    }
  } finally {
    for (const { product, database } of standings.values()) {
      await product.stop();
      await database.drop();
    }
  }
  return verdicts;
}

async function openStanding(cluster: BenchCluster, name: FleetName): Promise<Standing> {
  const database = await cluster.open(fleets[name]);
  const sql = openPlainPool(database.adminUrl);
  const { single } = await readCases(sql, name === "oneLarge" ? 1 : 5, name === "oneLarge" ? 50 : 10);
  await sql.end();
  const product = await startProduct({ databaseUrl: database.adminUrl, folder: options.folder, name });
  return { database, product, cases: single, probes: await probesFor(product, single) };
}

async function probeAll(
  standings: ReadonlyMap<FleetName, Standing>,
  index: number,
): Promise<Record<FleetName, number>> {
  const measured: Record<FleetName, number[]> = { small: [], large: [], oneLarge: [] };
  for (let round = 0; round <= options.rounds; round++)
    for (const [name, { product, cases, probes }] of standings) {
      const call = probes[index]?.call;
      let asked = 0;
      const ask = asker(product.origin, 1, () => {
        const about = cases[asked++ % cases.length];
        if (!call || !about) throw new Error("There is nothing to ask for.");
        return requestOf(call, about, 0);
      });
      const { p50Ms } = await measure(ask, { connections: 1, seconds: options.seconds });
      await ask.close();
      if (round > 0) measured[name].push(p50Ms);
    }
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
  return { small: median(measured.small), large: median(measured.large), oneLarge: median(measured.oneLarge) };
}

async function probesFor(product: ServerProcess, cases: readonly Case[]): Promise<Growing[]> {
  const cursors = new Map<string, string>();
  for (const about of cases)
    if (!cursors.has(about.vesselId)) cursors.set(about.vesselId, await cursorOfLaterPage(product, about));
  const jobs = (title: string, inputOf: (about: Case) => object): Call => ({
    name: "jobs",
    title,
    goal: null,
    kind: "read",
    jobs: "single",
    procedures: (about) => [{ path: "jobs.list", input: inputOf(about) }],
  });
  const known = (name: string) => calls.find((call) => call.name === name) ?? jobs(name, () => ({}));
  return [
    { call: known("list"), mostForFleet: 2.5, mostForVessel: 1.5 },
    { call: known("search"), mostForFleet: 3, mostForVessel: 5 },
    {
      call: jobs("total of a list", () => ({ state: "open", sort: "number", limit: 1 })),
      mostForFleet: 1.5,
      mostForVessel: 1.5,
    },
    {
      call: jobs("the eleventh page, by its key", ({ vesselId }) => pageInput(cursors.get(vesselId))),
      mostForFleet: 2.5,
      mostForVessel: null,
    },
  ];
}

const pageInput = (cursor: string | undefined) => ({ state: "open", sort: "due", limit: 50, cursor });
const pageSchema = z.object({ nextCursor: z.string().nullable() });

async function cursorOfLaterPage({ origin }: ServerProcess, about: Case): Promise<string> {
  let cursor: string | undefined;
  for (let page = 0; page < 10; page++) {
    const input = encodeURIComponent(JSON.stringify(superjson.serialize(pageInput(cursor))));
    const headers = { cookie: `ymp_session=${about.token}`, "x-vessel-id": about.vesselId };
    const response = await fetch(`${origin}/trpc/jobs.list?input=${input}`, { headers });
    const answer = z
      .object({ result: z.object({ data: z.object({ json: pageSchema }) }) })
      .parse(await response.json());
    cursor = answer.result.data.json.nextCursor ?? undefined;
  }
  return cursor ?? "";
}
