import { firstAdministratorCode, needsFirstAdministrator } from "@ymp/api/modules/session/first-administrator.service";
import type { Services } from "@ymp/api/services";
import { demoPassword, demoSignIns } from "@ymp/db/seed/demo-sign-ins";
import type { Settings } from "./env.ts";
import type { Log } from "./log.ts";

/** Tells the person at the terminal where to go; a log collector gets one line instead. */
export async function greet(settings: Settings, services: Services, log: Log): Promise<void> {
  log.info({ origin: settings.origin, host: settings.host, port: settings.port }, "listening");
  const isBare = await needsFirstAdministrator(services);
  const code = firstAdministratorCode(services);
  if (isBare) log.warn({ code }, "nobody has an account yet: the first administrator is asked for this code");
  if (!process.stdout.isTTY && settings.seed !== "demo") return;
  const lines = ["", `  YMP is ready: ${settings.origin}`, ""];
  if (isBare) lines.push(`  Open it to make the first administrator. The code: ${code}`, "");
  else if (settings.seed === "demo") lines.push(...demoLines());
  if (settings.hasInbox) lines.push(`  Mails are kept and read at ${settings.origin}/dev/inbox`, "");
  process.stdout.write(`${lines.join("\n")}\n`);
}

function demoLines(): string[] {
  const width = Math.max(...demoSignIns.map(({ username }) => username.length));
  return [
    `  Sign in to the demo with the password ${demoPassword} as`,
    ...demoSignIns.map(({ username, role }) => `    ${username.padEnd(width)}  ${role}`),
    "",
  ];
}
