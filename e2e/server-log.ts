import { readFileSync } from "node:fs";
import { demoPassword } from "./fixtures/session.ts";

const serverLog = new URL("../.cache/e2e-server.log", import.meta.url);

const secrets = {
  "the password of the demo": new RegExp(demoPassword),
  "a session's token": /(?<![a-z0-9])[a-z2-7]{40}(?![a-z0-9])/,
  "a script's token": /ymp_[0-9A-Za-z]{46}/,
  "a cookie": /ymp_session=\w/,
  "a link that opens an account or an order": /(reset-password|answer)\/(?!\[hidden\])[\w-]{20,}/,
};

/** After all journeys: none of the secrets they used may be in what the server wrote meanwhile. */
export default function checkServerLog(): void {
  // The server's greeting, which names the demo's password, is no line of the log.
  const lines = readFileSync(serverLog, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("{"));
  if (!lines.some((line) => line.includes('"msg":"request"'))) throw new Error("The server wrote no log.");
  for (const [name, secret] of Object.entries(secrets)) {
    const leak = lines.find((line) => secret.test(line));
    if (leak) throw new Error(`The server's log holds ${name}: ${leak}`);
  }
}
