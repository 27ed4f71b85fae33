// Reads a list of machines from a CSV or Excel file into a vessel's register.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Client } from "@ymp/api/client";
import { newId } from "@ymp/core/ids";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { connect, findVessel, runScript, Stop } from "./script-start.ts";

const help = `
Reads machines from a CSV or Excel file into a vessel's equipment.

  npm run script:import-equipment -- [--vessel NAME] [--sheet N] [--only-good-rows] [--yes] FILE

Shows what every row would do and writes nothing, unless --yes is given.

  --vessel NAME      name or id of the vessel; may be left out when the token opens one only
  --sheet N          which sheet of a workbook, counted from 1 (default 1)
  --only-good-rows   leaves out rows with errors; without it they stop the import
  --yes              writes

Environment: YMP_URL, the address of the server; YMP_TOKEN, an API token that may edit equipment.
Exit codes: 0 done, 1 refused or failed, 2 called wrongly.
What was written can be taken back for 48 hours under Equipment, Import, Past imports.
`;

const translate = createTranslator(readMessages());
type Input = Parameters<Client["imports"]["preview"]["mutate"]>[0];
type Preview = Awaited<ReturnType<Client["imports"]["preview"]["mutate"]>>;

await runScript(help, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      vessel: { type: "string" },
      sheet: { type: "string", default: "1" },
      "only-good-rows": { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Stop("Name one file.", true);
  const { client } = connect();
  const vessel = await findVessel(client, values.vessel);
  const imports = client.onVessel(vessel.id).imports;
  const input = await readColumns(imports, file, Number(values.sheet) - 1);
  const preview = await imports.preview.mutate({ ...input, limit: 1 });
  console.log(`${vessel.name}: ${countsText(preview.counts)}`);
  const bad = await badRows(imports, input);
  for (const row of bad) console.log(`  ${rowText(row)}`);

  const onlyGoodRows = values["only-good-rows"];
  if (bad.length > 0 && !onlyGoodRows)
    throw new Stop(`Nothing was written: ${bad.length} rows have errors. Mend them, or give --only-good-rows.`);
  if (!values.yes) return console.log("Nothing was written. Give --yes to write.");
  const { counts } = await imports.write.mutate({ ...input, id: newId(), onlyGoodRows });
  console.log(`Written: ${countsText(counts)}`);
});

/** The file with what each of its columns is taken for. */
async function readColumns(imports: Client["imports"], file: string, sheetIndex: number): Promise<Input> {
  const bytes = await readFile(file).catch(() => {
    throw new Stop(`${file} cannot be read.`, true);
  });
  const content = { fileName: path.basename(file), base64: bytes.toString("base64") };
  const { sheets } = await imports.read.mutate({ ...content, kind: "equipment" });
  const sheet = sheets[sheetIndex];
  if (!sheet) throw new Stop(`The file has ${sheets.length} sheets.`, true);
  for (const { heading, use, field } of sheet.mapping)
    console.log(`  ${heading || "(no heading)"} → ${use === "field" ? field : use}`);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  return { ...content, kind: "equipment", sheet: sheetIndex, mapping };
}

async function badRows(imports: Client["imports"], input: Input): Promise<Preview["rows"]> {
  const bad: Preview["rows"] = [];
  for (let matching = 1; bad.length < matching; ) {
    const page = await imports.preview.mutate({ ...input, actions: ["error"], offset: bad.length, limit: 200 });
    bad.push(...page.rows);
    matching = page.rows.length === 0 ? 0 : page.matching;
  }
  return bad;
}

function rowText({ sourceRow, problems }: Preview["rows"][number]): string {
  const errors = problems.filter(({ level }) => level === "error");
  return `row ${sourceRow}: ${errors.map(({ messageKey, params }) => translate("en", messageKey, params)).join("; ")}`;
}

function countsText(counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}
