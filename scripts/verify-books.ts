// Proves the chains of the ships' books, and of the signed months of rest, of this installation.
import { parseArgs } from "node:util";
import { verifyAllBooks } from "@ymp/api/modules/logbooks/verify-all.service";
import { proveAllRest } from "@ymp/api/modules/rest/prove-all.service";
import { createSecrets } from "@ymp/api/platform/secrets/secrets";
import { type BookHead, readHead } from "@ymp/core/books/book-head";
import { openDatabase } from "@ymp/db/client";
import { readSettings } from "../apps/server/src/env.ts";
import { installationKey } from "../apps/server/src/installation-key.ts";
import { projectFolder } from "../apps/server/src/project-files.ts";
import { startDatabase } from "../apps/server/src/start-database.ts";
import { runScript } from "./script-start.ts";

const help = `
Proves every book of every vessel: reckons the chain of its entries, signatures and strikes anew, compares it with what stands
in the database, and names the first that does not hold; the signed months of hours of rest likewise. The product may run on.

  npm run verify-books
  npm run verify-books -- --head "ORB1-2026-01 42 5f1c…"     also says whether a book still holds a head that was mailed;
                                                             as often as wanted, each a line of that mail without its link

Settings are those of the server, by the same environment (DATA_DIR, DATABASE_URL, APP_SECRET and so on).

Exit codes: 0 every book and month holds, 1 one does not, could not be read, or does not hold a head that
its master has not answered for, 2 called wrongly.
`;

await runScript(help, async () => {
  const { values } = parseArgs({ options: { head: { type: "string", multiple: true, default: [] } } });
  const heads = values.head.map(headIn);
  const settings = readSettings(process.env, projectFolder);
  const started = await startDatabase(settings);
  const database = openDatabase(started.urls.appUrl, { maxConnections: 2, name: "verify-books" });
  try {
    const secrets = createSecrets(installationKey(settings));
    let books = 0;
    const found = new Set<BookHead>();
    const answered = new Map<BookHead, string>();
    for await (const report of verifyAllBooks(database, { secrets }, heads)) {
      const { vessel, number, events, headHash, firstBad, holds } = report;
      books += 1;
      for (const head of holds) found.add(head);
      for (const { head, answer } of report.answered)
        answered.set(
          head,
          `answered by ${answer.name}, ${answer.at.toISOString()}, event ${answer.seq}: ${answer.reason}`,
        );
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
    let months = 0;
    for await (const { vessel, name, signatures, broken } of proveAllRest(database)) {
      months += signatures;
      if (broken === null) continue;
      console.error(`${vessel}, hours of rest of ${name}: BROKEN at ${broken}.`);
      process.exitCode = 1;
    }
    for (const head of heads) {
      const what = `event ${head.seq} as it was mailed, ${head.hash.slice(0, 16)}`;
      const answer = answered.get(head);
      if (found.has(head)) console.log(`${head.number}: holds ${what}.`);
      else if (answer) console.log(`${head.number}: lost ${what}; ${answer}`);
      else {
        console.error(`${head.number}: DOES NOT HOLD ${what}.`);
        process.exitCode = 1;
      }
    }
    console.log(`${books} books and ${months} signatures under months of rest were proved.`);
  } finally {
    await database.close();
    await started.stop();
  }
});

function headIn(text: string): BookHead {
  const head = readHead(text);
  if (!head) throw new Error(`This is no head of a book: ${text}`);
  return head;
}
