import { inWorklistGroups } from "@ymp/core/maintenance/worklist";
import type { VesselScope } from "../../context.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { wallClockText } from "../../platform/exports/wall-clock.ts";
import { printDocument } from "../../platform/pdf/made-in-thread.ts";
import { contentsOfJobs } from "../jobs/chosen-jobs.service.ts";
import { jobColumns, type Word } from "../jobs/jobs-export.service.ts";
import { entriesShown, type WorklistEntry } from "./entries.service.ts";
import { worklistBlocks } from "./worklist-document.ts";
import { filterWords, groupHeading } from "./worklist-words.ts";
import type { ExportWorklistInput, PrintWorklistInput } from "./worklists.schema.ts";
import { getWorklist, type Worklist } from "./worklists.service.ts";

/** The list as a table: the rows that are shown, in the order and under the groups they are shown in. */
export async function exportWorklist(
  scope: VesselScope,
  { id, group, format, locale, ...filters }: ExportWorklistInput,
): Promise<FileAnswer> {
  const word = wordsIn(scope, locale);
  const list = await getWorklist(scope, id);
  const groups = inWorklistGroups(await entriesShown(scope, id, filters), group);
  const headings = new Map(
    groups.flatMap(({ id: groupId, entries }) =>
      entries.map((entry) => [entry.id, groupHeading(group, groupId, entries, word)] as const),
    ),
  );
  const table = {
    title: list.name,
    columns: [
      ...(group === "none"
        ? []
        : [
            {
              heading: word("worklists:group.label"),
              kind: "text" as const,
              value: (entry: WorklistEntry) => headings.get(entry.id),
            },
          ]),
      ...jobColumns(word),
      {
        heading: word("worklists:scope.additional"),
        kind: "yesNo" as const,
        value: (entry: WorklistEntry) => entry.isAdditional,
      },
      {
        heading: word("worklists:note"),
        kind: "text" as const,
        width: 40,
        value: (entry: WorklistEntry) => entry.note,
      },
    ],
    rows: groups.flatMap(({ entries }) => entries),
  };
  return exportedFile(scope, table, { format, locale, filterWords: filterWords(filters, word) });
}

/** The list on paper, with boxes to tick and room to write. */
export async function printWorklist(
  scope: VesselScope,
  { id, group, locale, ...filters }: PrintWorklistInput,
): Promise<FileAnswer> {
  const word = wordsIn(scope, locale);
  const list = await getWorklist(scope, id);
  const shown = inWorklistGroups(await entriesShown(scope, id, filters), group).flatMap(({ entries }) => entries);
  const contents = await contentsOfJobs(
    scope,
    shown.map((entry) => entry.id),
  );
  const { vessel, now } = scope;
  const period = periodOf(list);
  const blocks = worklistBlocks(
    {
      kind: word(`worklists:kind.${list.kind}`),
      period,
      frozen: list.frozenAt
        ? [wallClockText(list.frozenAt, vessel.timeZone), list.frozenByName].filter(Boolean).join(", ")
        : null,
      filters: filterWords(filters, word),
      progress: list.progress,
      entries: shown,
      contents,
      grouping: group,
    },
    word,
  );
  const madeAt = wallClockText(now, vessel.timeZone);
  const bytes = await printDocument(scope, {
    locale,
    madeAt: now,
    header: {
      vesselName: vessel.name,
      vesselLines: [vessel.imo ? `IMO ${vessel.imo}` : "", vessel.flag ?? ""].filter(Boolean),
      title: list.name,
      titleLines: [word("exports:madeAt"), `${madeAt} (${vessel.timeZone})`],
    },
    blocks,
  });
  return {
    fileName: safeFileName([vessel.name, list.name, madeAt.slice(0, 10)], "pdf"),
    mediaType: "application/pdf",
    base64: Buffer.from(bytes).toString("base64"),
  };
}

function wordsIn(scope: VesselScope, locale: PrintWorklistInput["locale"]): Word {
  return (key, params) => scope.services.translate(locale, key, params);
}

function periodOf({ startsOn, endsOn }: Pick<Worklist, "startsOn" | "endsOn">): string {
  return [startsOn, endsOn].filter(Boolean).join(" – ") || "–";
}
