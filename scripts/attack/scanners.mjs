// The scanners of Debian's packages: how each is started, bounded in time, and what of its words is a finding.
import { spawn } from "node:child_process";
import { accessSync, constants, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findingsOfNikto, findingsOfSqlmap, findingsOfWapiti } from "./findings.mjs";

/** Pages that no link leads a crawler to. */
const doors = [
  "/app/jobs?search=oil",
  "/auth/login?from=/app/jobs",
  "/auth/reset-password/nobody",
  "/answer/nobody?lang=en",
  "/api/docs-ui",
  "/api/openapi.json",
  "/api/auth",
  "/trpc/session.me?input=1",
  "/trpc/session.resetLink?input=%7B%22json%22%3A%7B%22token%22%3A%22nobody%22%7D%7D",
  "/dev/inbox",
  "/files/1/2/thumb",
];

export const scanners = [
  {
    name: "nikto",
    install: "apt-get install nikto (in Debian's section non-free)",
    share: 1,
    isInstalled: () => isOnPath("nikto"),
    run: runNikto,
  },
  {
    name: "wapiti",
    install: "apt-get install wapiti",
    share: 2,
    isInstalled: () => isOnPath("wapiti"),
    run: runWapiti,
  },
  {
    name: "sqlmap",
    install: "apt-get install sqlmap",
    share: 3,
    isInstalled: () => isOnPath("sqlmap"),
    run: runSqlmap,
  },
];

function isOnPath(program) {
  return (process.env.PATH ?? "").split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function runNikto({ target, folder, seconds }) {
  const report = path.join(folder, "nikto.csv");
  const bounds = ["-maxtime", `${Math.floor(seconds)}s`, "-nointeractive", "-nolookup", "-ask", "no"];
  const { isWhole } = await runBounded(
    "nikto",
    ["-host", target.origin, "-output", report, ...bounds],
    folder,
    seconds + 20,
  );
  return { findings: await withoutPages(target, findingsOfNikto(readReport(report))), reach: reachOf(isWhole) };
}

/** Of its modules those that ask nobody but the product: some look for an answer at a server of its makers. */
const wapitiModules =
  "backup,blindsql,cookieflags,crlf,csp,exec,file,http_headers,methods,permanentxss,redirect,shellshock,sql,xss";

async function runWapiti({ target, identity, folder, seconds }) {
  const report = path.join(folder, "wapiti.json");
  const forAttack = Math.ceil(seconds / 14);
  const bounds = ["--max-scan-time", String(Math.ceil(seconds / 4)), "--max-attack-time", String(forAttack)];
  const starts = doors.flatMap((door) => ["-s", `${target.origin}${door}`]);
  const kept = ["--store-session", folder, "--flush-session", "--no-bugreport", "-v", "0"];
  const output = ["-f", "json", "-o", report];
  const aims = ["-u", `${target.origin}/`, ...starts, "-m", wapitiModules, "-H", `Cookie: ${identity.cookie}`];
  const { isWhole } = await runBounded("wapiti", [...aims, ...bounds, ...kept, ...output], folder, seconds + 60);
  return { findings: await withoutPages(target, findingsOfWapiti(readReport(report))), reach: reachOf(isWhole) };
}

async function runSqlmap({ requests, folder, seconds }) {
  const found = [];
  for (const { name, text } of requests) {
    const file = path.join(folder, "request.txt");
    writeFileSync(file, text);
    const quiet = ["--batch", "--ignore-stdin", "--disable-coloring", "--flush-session", "--skip-waf"];
    // Refusals are answers too: a limit that was reached must not end the attack.
    const manner = ["--dbms", "PostgreSQL", "--level", "1", "--risk", "2", "--ignore-code", "400,401,403,404,429"];
    const bounds = ["--time-sec", "2", "--retries", "1", "--output-dir", path.join(folder, "sqlmap")];
    const args = ["-r", file, ...quiet, ...manner, ...bounds];
    const { output, isWhole } = await runBounded("sqlmap", args, folder, seconds / requests.length);
    found.push({ isWhole, findings: findingsOfSqlmap(name, output, isWhole) });
  }
  const whole = found.filter(({ isWhole }) => isWhole).length;
  return {
    findings: found.flatMap(({ findings }) => findings),
    reach: `${whole} of ${requests.length} requests were tried to the end${whole < requests.length ? "; give it more --minutes" : ""}.`,
  };
}

/**
 * Scanners take any answer for a file they hoped for. Every address of no file is answered with the application's page,
 * which then says that there is no such screen; what answers anything else stays a finding.
 */
async function withoutPages({ origin }, findings) {
  const read = (address) =>
    fetch(`${origin}${address}`, { headers: { accept: "text/html" } }).then((page) => page.text());
  const page = await read("/app/nothing-is-here");
  const isHoped = ({ where, what }) => where !== "/" && /^Backup file|interesting|OSVDB|Report/.test(what);
  const kept = await Promise.all(findings.map(async (one) => !(isHoped(one) && (await read(one.where)) === page)));
  return findings.filter((_finding, index) => kept[index]);
}

const reachOf = (isWhole) => (isWhole ? "It came to its end." : "Its time was over before its end.");

function readReport(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Runs a scanner with no input and a home of its own; ends it when its time is over. */
function runBounded(program, args, folder, seconds) {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let isWhole = true;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const timer = setTimeout(() => {
    isWhole = false;
    child.kill("SIGKILL");
  }, seconds * 1000);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => {
      clearTimeout(timer);
      resolve({ output, isWhole });
    });
  });
}
