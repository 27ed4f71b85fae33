// Brings a vessel back from its archive, into the database and file store that the server is set up with.
import { parseArgs } from "node:util";
import { receiveCopies } from "@ymp/api/modules/inspections/copy-seal.service";
import { receiveBooks } from "@ymp/api/modules/logbooks/arriving.service";
import { readArchive } from "@ymp/api/platform/archives/read-archive";
import { createSecrets } from "@ymp/api/platform/secrets/secrets";
import { openDatabase } from "@ymp/db/client";
import { migrate } from "@ymp/db/migrate";
import { readSettings } from "../apps/server/src/env.ts";
import { installationKey } from "../apps/server/src/installation-key.ts";
import { openFileStore } from "../apps/server/src/open-file-store.ts";
import { migrationsFolder, projectFolder } from "../apps/server/src/project-files.ts";
import { startDatabase } from "../apps/server/src/start-database.ts";
import { runScript, Stop } from "./script-start.ts";

const help = `
Reads the archive of a vessel into this installation: her records with their histories, her people and her files.

  npm run archive:import -- FILE.zip

Stop the server first when it runs on its own database. Settings are those of the server, by the same environment
(DATA_DIR, DATABASE_URL, STORAGE_URL and so on). An installation of its own for her begins empty with SEED=none.

Every sum of the archive is checked before anything is written, and everything is written or nothing. The ship's books are
proved and sealed with the key of this installation. It is refused when it is not whole, when a book does not hold, when a newer version wrote it, or when the vessel is in this installation already. Her people come
without passwords: each asks for a link with "Forgot password". Her subscription begins anew.

To have an administrator of the platform too, start the server once before and make the first account, with a username
and an email address that none of her people has.

Exit codes: 0 done, 1 refused or failed, 2 called wrongly.
`;

await runScript(help, async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Stop("Name one file.", true);
  const settings = readSettings(process.env, projectFolder);
  const started = await startDatabase(settings);
  try {
    await migrate(started.urls.ownerUrl, migrationsFolder);
    const database = openDatabase(started.urls.ownerUrl, { maxConnections: 2, name: "archive import" });
    try {
      const secrets = createSecrets(installationKey(settings));
      const manifest = await readArchive(
        {
          ...{ database, files: openFileStore(settings) },
          receive: async (arrived) => {
            await receiveBooks({ secrets, now: new Date() }, arrived);
            await receiveCopies(secrets, arrived);
          },
        },
        file,
      );
      const records = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
      const files = manifest.entries.filter((entry) => entry.file?.variant === "original").length;
      console.log(`${manifest.vessel.name} is back: ${records} records, ${files} files, ${manifest.people} people.`);
    } finally {
      await database.close();
    }
  } finally {
    await started.stop();
  }
});
