import { Link } from "@tanstack/react-router";
import { Badge } from "@ymp/ui/primitives/badge";
import { BookOpen } from "lucide-react";
import { useState } from "react";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { OpenSheet, type OpenSheetProps, ReadSheet } from "../../lib/lists/open-sheet.tsx";
import { ArchiveButtons, EditButton } from "../../lib/record-buttons.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useArchiveEntry } from "./log.mutations.ts";
import { type LogEntry, useLogEntry } from "./log.queries.ts";
import { logAddress } from "./log.search.ts";
import { LogHistory } from "./log-history.tsx";
import { useEntryTitle, useLogFigures } from "./log-words.ts";

const EntryFormSheet = lazyPanel("form", async () => (await import("./entry-form-sheet.tsx")).EntryFormSheet);

/** One trip or day beside the log. */
export function LogEntrySheet(over: OpenSheetProps["over"]) {
  const { t } = useTranslation("log");
  return (
    <ReadSheet
      over={over}
      query={useLogEntry(over.id)}
      list="log.list"
      icon={<BookOpen />}
      words={{
        loading: t("loading"),
        absent: { title: t("absent.title"), text: t("absent.text") },
      }}
    >
      {(entry) => <LoadedSheet over={over} entry={entry} />}
    </ReadSheet>
  );
}

function LoadedSheet({ over, entry }: { over: OpenSheetProps["over"]; entry: LogEntry }) {
  const { t } = useTranslation("log");
  const titleOf = useEntryTitle();
  const [isEditing, setEditing] = useState(false);
  return (
    <OpenSheet
      over={over}
      address={logAddress}
      title={titleOf(entry)}
      facts={
        <>
          {entry.title && entry.recordName ? <Badge tone="line">{entry.recordName}</Badge> : null}
          {entry.archivedAt ? <Badge tone="draft">{t("state.archived")}</Badge> : null}
        </>
      }
      rail={<EntryProperties entry={entry} />}
      actions={
        <>
          {entry.can.edit ? <EditButton words="log" onPress={() => setEditing(true)} /> : null}
          <ArchiveButtons record={entry} archiving={useArchiveEntry()} />
        </>
      }
    >
      {entry.remarks ? (
        <p dir="auto" className="mb-6 max-w-[64ch] whitespace-pre-line leading-normal">
          {entry.remarks}
        </p>
      ) : null}
      <Readings entry={entry} />
      <h3 className="mb-3 font-semibold text-sm">{t("history.title")}</h3>
      <LogHistory entryId={entry.id} />
      {isEditing ? (
        <EntryFormSheet entry={entry} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
      ) : null}
    </OpenSheet>
  );
}

function EntryProperties({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation("log");
  const formats = useFormats();
  const figures = useLogFigures();
  return (
    <KnownProperties
      labelOf={(id) => t(`field.${id}`)}
      values={{
        loggedOn: formats.date(entry.loggedOn),
        engineHours: figures.hours(entry.engineHours),
        distance: figures.miles(entry.distance),
        fuelTaken: figures.litres(entry.fuelTaken),
        fuelLeft: figures.litres(entry.fuelLeft),
        crew: entry.crew,
      }}
    />
  );
}

/** The same readings as on the machines; one that was taken back there is struck here. */
function Readings({ entry: { readings, can } }: { entry: LogEntry }) {
  const { t } = useTranslation("log");
  const formats = useFormats();
  if (readings.length === 0) return null;
  return (
    <section className="mb-6">
      <h3 className="mb-2 font-semibold text-sm">{t("reading.title")}</h3>
      <ul className="flex flex-col">
        {readings.map(({ id, equipmentId, equipmentName, reading, gained, withdrawnAt }) => (
          <li key={id} className="hairline-b flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
            {can.seeMachines ? (
              <Link to="/app/equipment/$id" params={{ id: equipmentId }} dir="auto" className="flex-1 hover:underline">
                {equipmentName}
              </Link>
            ) : (
              <span dir="auto" className="flex-1">
                {equipmentName}
              </span>
            )}
            <bdi className={withdrawnAt ? "text-muted-foreground tabular-nums line-through" : "tabular-nums"}>
              {formats.hours(reading)}
            </bdi>
            <span className="text-muted-foreground text-sm tabular-nums">
              {withdrawnAt
                ? t("reading.withdrawn")
                : gained === null
                  ? null
                  : t("reading.gained", { figure: formats.hoursFigure(gained) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
