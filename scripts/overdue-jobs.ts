// Lists the overdue jobs of every vessel that the token opens, as CSV.
import { parseArgs } from "node:util";
import { type Client, RefusedError } from "@ymp/api/client";
import type { ExportColumn } from "@ymp/api/platform/exports/export-table";
import { csvHeadings, csvRows } from "@ymp/api/platform/exports/write-csv";
import { connect, openVessels, runScript } from "./script-start.ts";

const help = `
Writes the overdue jobs of every vessel that the token opens to the standard output, as CSV.

  npm run --silent script:overdue-jobs > overdue.csv

Vessels that are closed to the token, or whose subscription has ended, are named on the standard error and left out.

Environment: YMP_URL, the address of the server; YMP_TOKEN, an API token that may view jobs.
Exit codes: 0 done, 1 refused or failed, 2 called wrongly.
`;

type Job = Awaited<ReturnType<Client["jobs"]["list"]["query"]>>["rows"][number];
type Row = { vessel: string; job: Job };

const columns: readonly ExportColumn<Row>[] = [
  { heading: "Vessel", kind: "text", value: ({ vessel }) => vessel },
  { heading: "Job no.", kind: "text", value: ({ job }) => job.numberText },
  { heading: "Title", kind: "text", value: ({ job }) => job.title },
  { heading: "Equipment", kind: "text", value: ({ job }) => job.equipmentName },
  { heading: "Due", kind: "date", value: ({ job }) => job.dueOn },
  { heading: "Days overdue", kind: "number", value: ({ job }) => job.due.daysOverdue || null },
  { heading: "Hours over", kind: "number", decimals: 1, value: ({ job }) => hoursOver(job) },
  { heading: "Critical", kind: "yesNo", value: ({ job }) => job.isCritical },
  {
    heading: "Assigned",
    kind: "text",
    value: ({ job }) => job.assignees.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join("; "),
  },
];

await runScript(help, async () => {
  parseArgs({ options: {} });
  const { client } = connect();
  process.stdout.write(csvHeadings({ columns }));
  for (const { id, name } of await openVessels(client)) {
    try {
      for await (const jobs of overdueJobs(client.onVessel(id))) process.stdout.write(linesOf(name, jobs));
    } catch (error) {
      if (!isClosed(error)) throw error;
      console.error(`${name}: ${error.message}`);
    }
  }
});

async function* overdueJobs(client: Client): AsyncGenerator<readonly Job[]> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof client.jobs.list.query>> = await client.jobs.list.query({
      isOverdue: true,
      limit: 100,
      cursor,
    });
    yield page.rows;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

function linesOf(vessel: string, jobs: readonly Job[]): string {
  const rows = jobs.map((job) => ({ vessel, job }));
  return csvRows({ title: "", columns, rows, timeZone: "UTC", words: { yes: "yes", no: "no" } });
}

/** Tenths of the counter past the figure it was due at, as hours. */
function hoursOver({ due: { remaining } }: Job): number | null {
  return remaining !== null && remaining < 0 ? -remaining / 10 : null;
}

function isClosed(error: unknown): error is RefusedError {
  return error instanceof RefusedError && ["forbidden", "expired_subscription", "not_found"].includes(error.code);
}
