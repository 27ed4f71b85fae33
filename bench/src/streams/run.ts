import { setMaxListeners } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { projectFolder } from "@ymp/server/project-files";
import postgres from "postgres";
import { Agent } from "undici";
import { type Case, readCases } from "../server/cases.ts";
import { fleets, startCluster } from "../server/database.ts";
import { membersWithSession } from "../server/fleet/seed-people.ts";
import { machineFacts } from "../server/report.ts";
import { buildProduct, type ServerProcess, startProduct } from "../server/server-process.ts";
import { CrewAtWork } from "./crew-at-work.ts";
import { heading, lineOf, summaryOf } from "./report.ts";
import { keepStreamsOpen } from "./stream.ts";
import { readVitals, type Vitals } from "./vitals.ts";

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    /** Names the folder for what is kept between runs; two runs at once need two. */
    name: { type: "string", default: "streams" },
  },
});
const minutes = Number(options.minutes);
const vesselCount = 50;
const jobsPerVessel = 56;
const lineEveryMs = 30_000;
/** The heap's size just before it is cleaned says little; the smallest of several looks says more. */
const looksPerLine = 6;
const lateMs = 10_000;

const folder = path.join(projectFolder, ".cache", options.name);
buildProduct(folder);
const cluster = await startCluster(folder);
try {
  const database = await cluster.open(fleets.usual);
  const sql = postgres(database.adminUrl, { max: 1, onnotice: () => {} });
  const { single } = await readCases(sql, vesselCount, jobsPerVessel);
  await sql.end();
  const people = byPerson(single);
  console.log(
    `${machineFacts(cluster.version)}\n${people.size} people with an open stream on one process, ${minutes} minutes`,
  );
  const product = await startProduct({ databaseUrl: database.adminUrl, folder });
  try {
    await watch(product, people);
  } finally {
    await product.stop();
    await database.drop();
  }
} finally {
  await cluster.stop();
}

function byPerson(cases: readonly Case[]): Map<string, Case[]> {
  const people = new Map<string, Case[]>();
  for (const about of cases) people.set(about.token, [...(people.get(about.token) ?? []), about]);
  return people;
}

async function watch(product: ServerProcess, people: ReadonlyMap<string, readonly Case[]>): Promise<void> {
  const { origin } = product;
  const closing = new AbortController();
  setMaxListeners(people.size + 1, closing.signal);
  const streamAgent = new Agent({ bodyTimeout: 0, headersTimeout: 0 });
  const callAgent = new Agent({ connections: 100 });
  const crew = new CrewAtWork(origin, callAgent, membersWithSession);
  const streams = keepStreamsOpen({
    origin,
    people: [...people.values()].flatMap(([person]) => person ?? []),
    dispatcher: streamAgent,
    signal: closing.signal,
    onChange: (person, recordId) => crew.hear(person, recordId),
  });
  while (streams.open() < people.size) await sleep(50);
  crew.start(people);
  console.log(heading);
  const lines: Vitals[] = [];
  let spentSeconds = product.cpuSeconds();
  for (let line = 1; line * lineEveryMs <= minutes * 60_000; line += 1) {
    const vitals = await lookFor(lineEveryMs, product);
    const cpuShare = (product.cpuSeconds() - spentSeconds) / (lineEveryMs / 1000);
    spentSeconds = product.cpuSeconds();
    lines.push(vitals);
    const [answers, deliveries] = [crew.answers.takeCurrent(), crew.deliveries.takeCurrent()];
    const facts = { streams: streams.open(), answers, deliveries, missing: crew.missing(lateMs), cpuShare };
    console.log(lineOf((line * lineEveryMs) / 60_000, vitals, facts));
  }
  crew.stop();
  await sleep(lateMs / 10);
  console.log(summaryOf(lines, { crew, lost: streams.lost(), missing: crew.missing(lateMs) }));
  closing.abort();
  await Promise.all([streamAgent.destroy(), callAgent.destroy()]);
}

async function lookFor(ms: number, product: ServerProcess): Promise<Vitals> {
  const looks: Vitals[] = [];
  for (let look = 0; look < looksPerLine; look += 1) {
    await sleep(ms / looksPerLine);
    looks.push(await readVitals(product));
  }
  const last = looks.at(-1);
  if (!last) throw new Error("Nobody looked.");
  return { ...last, heapMb: Math.min(...looks.map(({ heapMb }) => heapMb)) };
}
