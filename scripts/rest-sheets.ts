// Writes the hours of rest of a month into a folder, as they are printed: one page a person, one file a vessel.
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Client } from "@ymp/api/client";
import { safeFileName } from "@ymp/api/platform/exports/file-name";
import { addMonths, parseCalendarDate, todayIn } from "@ymp/core/calendar-date";
import { monthName } from "@ymp/core/rest/month-name";
import { monthOf } from "@ymp/core/rest/rest-month";
import { locales } from "@ymp/i18n/locales";
import { connect, findVessel, runScript, Stop } from "./script-start.ts";

const help = `
Prints the hours of rest of everybody on board for one month, in the form of the IMO/ILO Guidelines, into a folder of the
month. Run at the beginning of each month, it keeps the one that has just ended.

  npm run script:rest-sheets -- --folder FOLDER [--vessel NAME] [--month YYYY-MM] [--language en]

  --folder FOLDER    gets FOLDER/2026-05/<vessel>.pdf
  --vessel NAME      name or id of the vessel; may be left out when the token opens one only
  --month YYYY-MM    the month (default: the one before this)
  --language WORD    ${locales.join(", ")} (default en)

Whoever has not signed the month, or left days out, is named on the standard error; their page is printed as it stands.

Environment: YMP_URL, the address of the server; YMP_TOKEN, an API token of the captain or the management company that
may view hours of rest.
Exit codes: 0 done, 1 refused or failed, 2 called wrongly.
`;

const stateWords = { open: "not signed", signed: "not signed by the master", locked: null } as const;

await runScript(help, async () => {
  const { values } = parseArgs({
    options: {
      folder: { type: "string" },
      vessel: { type: "string" },
      month: { type: "string", default: lastMonth() },
      language: { type: "string", default: "en" },
    },
  });
  const { folder, month } = values;
  if (!folder) throw new Stop("Name the folder with --folder.", true);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Stop("--month is a month such as 2026-05.", true);
  const locale = locales.find((known) => known === values.language);
  if (!locale) throw new Stop(`--language is one of ${locales.join(", ")}.`, true);
  const { client } = connect();
  const vessel = await findVessel(client, values.vessel);
  const onVessel = client.onVessel(vessel.id);
  const { base64 } = await onVessel.rest.export.query({ month, locale });
  const file = path.join(folder, month, safeFileName([vessel.name], "pdf"));
  await writeWhole(file, Buffer.from(base64, "base64"));
  console.log(file);
  for (const line of await whatIsLeft(onVessel, month)) console.error(line);
});

function lastMonth(): string {
  return monthName(addMonths(monthOf(parseCalendarDate(todayIn("UTC", new Date()))), -1));
}

/** The file appears under its name only when it is whole. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const arriving = `${file}.part`;
  try {
    await writeFile(arriving, bytes);
    await rename(arriving, file);
  } finally {
    await rm(arriving, { force: true });
  }
}

async function whatIsLeft(client: Client, month: string): Promise<string[]> {
  const { people } = await client.rest.overview.query({ month });
  return people.flatMap(({ name, state, missing }) => {
    const left = [stateWords[state], missing > 0 ? `${missing} days missing` : null].filter((word) => word !== null);
    return left.length > 0 ? [`${name}: ${left.join(", ")}`] : [];
  });
}
