// Proves the chains of the ships' books of this installation.
import { parseArgs } from "node:util";
import { verifyAllBooks } from "@ymp/api/modules/logbooks/verify-all.service";
import { createSecrets } from "@ymp/api/platform/secrets/secrets";
import { openDatabase } from "@ymp/db/client";
import { readSettings } from "../apps/server/src/env.ts";
import { installationKey } from "../apps/server/src/installation-key.ts";
import { projectFolder } from "../apps/server/src/project-files.ts";
import { startDatabase } from "../apps/server/src/start-database.ts";
import { runScript } from "./script-start.ts";

const help = `
Proves every book of every vessel: reckons the chain of its entries, signatures and strikes anew, compares it with what stands
in the database, and names the first that does not hold. The product may run on.

  npm run verify-books

Settings are those of the server, by the same environment (DATA_DIR, DATABASE_URL, APP_SECRET and so on).

Exit codes: 0 every book holds, 1 one does not or could not be read, 2 called wrongly.
`;

await runScript(help, async () => {
  parseArgs({ options: {} });
  const settings = readSettings(process.env, projectFolder);
  const started = await startDatabase(settings);
  const database = openDatabase(started.urls.appUrl, { maxConnections: 2, name: "verify-books" });
  try {
    const secrets = createSecrets(installationKey(settings));
    let books = 0;
    for await (const { vessel, number, events, headHash, firstBad } of verifyAllBooks(database, { secrets })) {
      books += 1;
      if (firstBad === null) {
        console.log(`${vessel}, ${number}: holds, ${events} events, head ${headHash.slice(0, 16)}.`);
        continue;
      }
      const { seq, entryNo, fault, missing } = firstBad;
      const entry = entryNo === null ? "" : `, entry ${entryNo}`;
      console.error(
        `${vessel}, ${number}: BROKEN at event ${seq}${entry} (${fault}${missing === undefined ? "" : `: ${missing} is missing`}).`,
      );
      process.exitCode = 1;
    }
    console.log(`${books} books were proved.`);
  } finally {
    await database.close();
    await started.stop();
  }
});
