import type { BootstrapOptions } from "@ymp/db/embedded/bootstrap";
import { PreparationRefused } from "@ymp/db/preparation-refused";
import { prepareDatabase } from "@ymp/db/prepare-database";
import { awaitDatabase } from "./await-database.ts";
import { readSettings, type Settings, SettingsError } from "./env.ts";
import { createLog, type Log } from "./log.ts";
import { nameSourcesInStacks } from "./mapped-stacks.ts";
import { isBundle, migrationsFolder, projectFolder } from "./project-files.ts";
import { startDatabase } from "./start-database.ts";

if (isBundle) nameSourcesInStacks();

/** The database is asked while the code is read that will serve on it. */
async function start(settings: Settings, log: Log): Promise<void> {
  const onWaiting = (sentence: string) => log.info(sentence);
  const prepare = async (options: BootstrapOptions) => {
    await awaitDatabase(options.adminUrl, onWaiting);
    return prepareDatabase(options, migrationsFolder, { onWaiting });
  };
  const [database, { runApplication }] = await Promise.all([
    startDatabase(settings, prepare),
    import("./application.ts"),
  ]);
  await runApplication(settings, database, log);
}

try {
  const settings = readSettings(process.env, projectFolder);
  await start(settings, createLog(settings.logLevel));
} catch (error) {
  console.error(sentenceFor(error));
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (error instanceof SettingsError || error instanceof PreparationRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") return "The port is taken. Set PORT to another one.";
  return error.stack ?? error.message;
}
