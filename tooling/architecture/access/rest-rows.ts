import { hashOfToken, newApiToken } from "@ymp/api/platform/accounts/api-token";
import { type Level, modules } from "@ymp/core/access/modules";
import { newId } from "@ymp/core/ids";
import { apiTokens, sessions } from "@ymp/db/schema/sign-in";
import { allCalls } from "@ymp/server/rest/all-calls";
import { expectations, makeTarget, type Sender, senders, type Target } from "@ymp/server/rest/test-requests";
import type { TestApp } from "@ymp/server/test-app";
import { sql } from "drizzle-orm";
import type { Row } from "./table.ts";

interface Script {
  readonly name: string;
  /** Whose records it speaks of where a call is about oneself. */
  readonly as: Sender;
  readonly headers: Record<string, string>;
}

const letters: Record<number, string> = { 200: "+", 201: "+", 400: "r", 401: "u", 402: "x", 403: "f", 404: "-" };

/** What each documented call answers to a right request about a record of the own vessel, paid for and expired. */
export async function restRowsOf(app: TestApp): Promise<{ rows: Row[]; names: string[] }> {
  const scripts = [
    ...(await Promise.all(senders.map((sender) => scriptOf(app, sender)))),
    ...(await Promise.all((["view", "edit"] as const).map((level) => limitedScript(app, level)))),
  ];
  const paid = await targetsOf(app);
  const expired = await targetsOf(app);
  const before = await lettersOf(app, scripts, paid);
  await app.world.database.db.execute(
    sql`update vessels set subscription_state = 'EXPIRED' where id = ${app.world.vessels.A.id}`,
  );
  // Attempts are limited by the hour.
  app.world.setNow(new Date(app.world.now().getTime() + 86_400_000));
  const at = app.world.now();
  await app.world.database.db.update(sessions).set({ createdAt: at, lastSeenAt: at, confirmedAt: at });
  app.services.accounts.forget("*");
  const after = await lettersOf(app, scripts, expired);
  const rows = [...before].map(([call, met]) => {
    const [name = "", guard = ""] = [call.split(" ")[1], call.split(" ")[0]];
    const cells = met.map((letter, nth) => `${letter}${after.get(call)?.[nth]}`);
    return { name, guard, cells, words: [] };
  });
  return { rows, names: scripts.map(({ name }) => name) };
}

async function scriptOf(app: TestApp, sender: Sender): Promise<Script> {
  return { name: sender, as: sender, headers: sender === "nobody" ? {} : await app.headersOf(sender) };
}

/** A script of the captain's that may do everything at one level. */
async function limitedScript({ world }: TestApp, level: Level): Promise<Script> {
  const token = newApiToken();
  await world.database.db.insert(apiTokens).values({
    id: newId(),
    userId: world.person("captain").userId,
    name: level,
    tokenHash: hashOfToken(token),
    hint: "",
    boundVesselId: null,
    scopes: Object.fromEntries(modules.map((module) => [module, level])),
    createdAt: world.now(),
    expiresAt: new Date("2099-01-01"),
  });
  const headers = { authorization: `Bearer ${token}`, "x-vessel-id": world.vessels.A.id };
  return { name: `token.${level}`, as: "captain", headers };
}

const callNames = allCalls.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
/** What changes nothing of a target's leaves it to the next. */
const leavesTarget = (call: string) => call.startsWith("GET") || call.includes("/themes/");

async function targetsOf(app: TestApp): Promise<Map<string, Target>> {
  const shared = await makeTarget(app);
  const targets = new Map<string, Target>();
  for (const call of callNames) targets.set(call, leavesTarget(call) ? shared : await makeTarget(app));
  return targets;
}

async function lettersOf(app: TestApp, scripts: readonly Script[], targets: ReadonlyMap<string, Target>) {
  const met = new Map<string, string[]>();
  for (const [call, target] of targets) {
    const row: string[] = [];
    for (const script of scripts) {
      row.push(await letterOf(app, call, script, target));
      // A changed password ends the tokens of its account, and each call stands for itself.
      if (call.endsWith("/change_password")) await reviveTokens(app);
    }
    met.set(call, row);
  }
  return met;
}

async function reviveTokens({ world, services }: TestApp): Promise<void> {
  await world.database.db.update(apiTokens).set({ revokedAt: null });
  services.accounts.forget("*");
}

async function letterOf(app: TestApp, call: string, script: Script, target: Target): Promise<string> {
  const right = await expectations[call]?.request(target, script.as, app);
  if (!right) throw new Error(`There is no request for ${call}.`);
  const headers = new Headers(script.headers);
  headers.set("content-type", "application/json");
  const body = right.body && JSON.stringify(right.body);
  const { status } = await app.request(right.path, { method: call.split(" ")[0], headers, ...(body && { body }) });
  return letters[status] ?? String(status);
}
