// npm run attack -- [--minutes=15] [--only=nikto,wapiti,sqlmap]: starts the product on a throw-away data folder, lets what is installed of three scanners loose on it, and holds what they find against the reviewed list.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { failuresInLog, judge, readExplained } from "./attack/findings.mjs";
import { recordedRequests } from "./attack/recorded-requests.mjs";
import { scanners } from "./attack/scanners.mjs";
import { signIn, startTarget } from "./attack/target.mjs";
import { build, fail, requireInstalled } from "./run-command.mjs";

requireInstalled();
const { values } = parseArgs({ options: { minutes: { type: "string", default: "15" }, only: { type: "string" } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) fail("--minutes should be a number above 0.");
const chosen = values.only ? scanners.filter(({ name }) => values.only.split(",").includes(name)) : scanners;
const present = chosen.filter(({ isInstalled }) => isInstalled());
for (const { name, install } of chosen.filter((scanner) => !present.includes(scanner)))
  console.log(`${name} is not installed and attacks nothing: ${install}`);
if (present.length === 0) fail("None of the scanners is installed.");

const built = await build();
if (!built.ok) fail(built.output.trim());
const folder = mkdtempSync(path.join(tmpdir(), "ymp-attack-"));
const target = await startTarget(folder);
process.once("SIGINT", () => target.stop().then(() => process.exit(130)));
try {
  process.exitCode = await attack();
} finally {
  await target.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function attack() {
  console.log(`The product stands at ${target.origin}, for ${minutes} minutes at most.`);
  const identity = await signIn(target.origin);
  const requests = recordedRequests(target.origin, identity);
  const seconds = (minutes * 60) / present.reduce((sum, { share }) => sum + share, 0);
  const found = [];
  for (const scanner of present) {
    const startedAt = performance.now();
    const result = await scanner.run({ target, identity, requests, folder, seconds: seconds * scanner.share });
    found.push(...result.findings);
    const took = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${scanner.name}: ${result.findings.length} found in ${took} s. ${result.reach}`);
  }
  found.push(...failuresInLog(readFileSync(target.logFile, "utf8")));
  if (!(await target.isAlive())) found.push({ tool: "product", where: "", what: "The product no longer answers." });
  return conclude(judge(found, readExplained()));
}

function conclude({ explained, unexplained }) {
  for (const { reason, findings } of explained) console.log(`Explained, ${findings.length} times: ${reason}`);
  for (const { tool, where, what } of unexplained) console.log(`NOT EXPLAINED, ${tool}: ${where} ${what}`);
  console.log(`${unexplained.length} findings that nothing explains.`);
  return unexplained.length === 0 ? 0 : 1;
}
