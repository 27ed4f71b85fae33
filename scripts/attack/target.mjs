// The product under attack: the built one, with the demo's vessels, and somebody signed in.
import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";
import { freePort, untilItAnswers } from "../local-server.mjs";
import { root } from "../run-command.mjs";

const login = "captain";
/** The demo's own, as the server prints it at its start. */
const password = "Fairwinds-2026";

export async function startTarget(folder) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const logFile = path.join(folder, "product.log");
  const log = openSync(logFile, "w");
  const server = spawn(process.execPath, [path.join(root, "apps/server/dist/main.js")], {
    cwd: root,
    stdio: ["ignore", log, log],
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: path.join(folder, "data"), SEED: "demo", PORT: `${port}` },
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const isUp = await untilItAnswers(`${origin}/readyz`, () => server.exitCode === null);
  if (!isUp) throw new Error(`The product did not start; see ${logFile}.`);
  return {
    origin,
    logFile,
    isAlive: () => untilItAnswers(`${origin}/readyz`, () => server.exitCode === null),
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** The captain's cookie, and a token, vessel and records to aim at. */
export async function signIn(origin) {
  const call = async (procedure, init = {}) => {
    const response = await fetch(`${origin}/trpc/${procedure}`, init);
    if (!response.ok) throw new Error(`${procedure} answered ${response.status}.`);
    return { cookie: response.headers.get("set-cookie")?.split(";")[0], ...(await response.json()).result.data };
  };
  const post = { method: "POST", headers: { "content-type": "application/json" } };
  const { cookie } = await call("session.signIn", { ...post, body: JSON.stringify({ json: { login, password } }) });
  const { json: me } = await call("session.me", { headers: { cookie } });
  const vesselId = me.lastVesselId;
  const headers = { cookie, "x-vessel-id": vesselId };
  const input = encodeURIComponent(JSON.stringify({ json: {} }));
  const { json: jobs } = await call(`jobs.list?input=${input}`, { headers });
  const answer = await fetch(`${origin}/api/auth`, { ...post, body: JSON.stringify({ username: login, password }) });
  const { token, userID: userId } = await answer.json();
  return { cookie, token, userId, vesselId, jobId: jobs.rows[0].id };
}
