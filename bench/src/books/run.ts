import path from "node:path";
import { parseArgs } from "node:util";
import { createSecrets } from "@ymp/api/platform/secrets/secrets";
import { installationKey } from "@ymp/server/installation-key";
import { projectFolder } from "@ymp/server/project-files";
import postgres from "postgres";
import superjson from "superjson";
import { fleets, startCluster } from "../server/database.ts";
import { sessionToken } from "../server/fleet/seeding.ts";
import { machineFacts } from "../server/report.ts";
import { buildProduct, type ServerProcess, startProduct } from "../server/server-process.ts";
import { bookCalls } from "./book-calls.ts";
import { type ThickBook, writeBook } from "./thick-book.ts";

const { values: options } = parseArgs({
  options: {
    entries: { type: "string", default: "50000" },
    rounds: { type: "string", default: "7" },
    /** Names of calls, with commas between. */
    only: { type: "string" },
    /** Names the folder for what is kept between runs; two runs at once need two. */
    name: { type: "string", default: "books" },
  },
});
const rounds = Number(options.rounds);
const thinEntries = 500;
const only = options.only?.split(",");

/** On vessels of the same size, so that nothing but the book differs. */
interface Kept {
  readonly vesselId: string;
  readonly token: string;
  readonly book: ThickBook;
}

const folder = path.join(projectFolder, ".cache", options.name);
buildProduct(folder);
const cluster = await startCluster(folder);
try {
  const database = await cluster.open(fleets.small);
  const sql = postgres(database.adminUrl, { max: 1, onnotice: () => {} });
  const secrets = createSecrets(installationKey({ appSecret: null, dataFolder: path.join(folder, "product") }));
  const keep = async (vessel: number, entries: number): Promise<Kept> => {
    const [captain] = await sql<{ vesselId: string; userId: string }[]>`
      select m.vessel_id as "vesselId", m.user_id as "userId" from memberships m join vessels v on v.id = m.vessel_id
      where v.number = ${vessel} and m.role = 'captain'`;
    if (!captain) throw new Error("A vessel of the fleet has no captain.");
    const book = await writeBook({ sql, secrets, ...captain }, entries);
    return { vesselId: captain.vesselId, token: sessionToken(vessel, 1), book };
  };
  const thin = await keep(1, thinEntries);
  const thick = await keep(2, Number(options.entries));
  await sql.end();
  const product = await startProduct({ databaseUrl: database.adminUrl, folder });
  try {
    console.log(`${machineFacts(cluster.version)}\n${thick.book.entries} entries on ${thick.book.pages} pages`);
    await measure(product, { thin, thick });
  } finally {
    await product.stop();
    await database.drop();
  }
} finally {
  await cluster.stop();
}

async function measure(product: ServerProcess, { thin, thick }: Record<"thin" | "thick", Kept>): Promise<void> {
  let met = 0;
  const asked = bookCalls.filter(({ name }) => !only || only.includes(name));
  for (const call of asked) {
    const times = { thin: [] as number[], thick: [] as number[] };
    for (let round = 0; round <= call.rounds(rounds); round += 1)
      for (const [name, kept] of [
        ["thin", thin],
        ["thick", thick],
      ] as const) {
        const tookMs = await ask(product.origin, kept, call.procedures(kept.book, round));
        // The first of each warms up.
        if (round > 0) times[name].push(tookMs);
      }
    const [ofThin, ofThick] = [middleOf(times.thin), middleOf(times.thick)];
    const isMet = ofThick <= call.goalMs;
    if (isMet) met += 1;
    const told = `${ofThin.toFixed(0).padStart(7)} ms of ${thinEntries}, ${ofThick.toFixed(0).padStart(7)} ms, most ${Math.max(...times.thick).toFixed(0)}`;
    console.log(`${call.title.padEnd(44)}${told}  (${isMet ? "met" : "missed"}, goal ${call.goalMs} ms)`);
  }
  console.log(
    `${met} of ${asked.length} goals met. ${(product.residentBytes() / 2 ** 20).toFixed(0)} MB resident after all.`,
  );
}

interface Procedure {
  readonly path: string;
  readonly input: unknown;
}

async function ask(origin: string, { vesselId, token }: Kept, procedures: readonly Procedure[]): Promise<number> {
  const inputs = Object.fromEntries(procedures.map(({ input }, at) => [at, superjson.serialize(input)]));
  const paths = procedures.map((one) => one.path).join(",");
  const address = `${origin}/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
  const headers = { cookie: `ymp_session=${token}`, "x-vessel-id": vesselId };
  const startedAt = performance.now();
  const response = await fetch(address, { headers });
  const text = await response.text();
  const tookMs = performance.now() - startedAt;
  if (!response.ok || text.includes('"error"')) throw new Error(`${paths}: ${text.slice(0, 600)}`);
  return tookMs;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
