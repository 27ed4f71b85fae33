import { Link } from "@tanstack/react-router";
import { type Property, PropertyList } from "@ymp/ui/patterns/property-list";
import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Archive, ArchiveRestore, BookOpen, Pencil } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { OpenRecord } from "../../lib/lists/list-screen.tsx";
import { positionIn } from "../../lib/lists/position-in.ts";
import { PendingSheet } from "../../lib/pending-sheet.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useArchiveEntry } from "./log.mutations.ts";
import { type LogEntry, useLogEntry } from "./log.queries.ts";
import { LogHistory } from "./log-history.tsx";
import { useEntryTitle, useLogFigures } from "./log-words.ts";

const EntryFormSheet = lazyPanel("form", async () => (await import("./entry-form-sheet.tsx")).EntryFormSheet);

export interface LogEntrySheetProps extends Omit<OpenRecord, "id"> {
  entryId: string;
}

/** One trip or day beside the log. */
export function LogEntrySheet(props: LogEntrySheetProps) {
  const { t } = useTranslation("log");
  const query = useLogEntry(props.entryId);
  if (query.data) return <LoadedSheet {...props} entry={query.data} />;
  return (
    <PendingSheet
      query={query}
      listed={{ id: props.entryId, list: "log.list" }}
      icon={<BookOpen />}
      words={{ loading: t("loading"), absent: { title: t("absent.title"), text: t("absent.text") } }}
      onClose={props.onClose}
    />
  );
}

function LoadedSheet({ entry, neighbours, onOpen, onClose }: LogEntrySheetProps & { entry: LogEntry }) {
  const { t } = useTranslation("log");
  const titleOf = useEntryTitle();
  const [isEditing, setEditing] = useState(false);
  return (
    <RecordSheet
      open
      onClose={onClose}
      number=""
      title={titleOf(entry)}
      url={new URL(`/app/log?entry=${entry.id}`, window.location.origin).href}
      position={positionIn(neighbours, entry.id, onOpen)}
      facts={
        <>
          {entry.title && entry.recordName ? <Badge tone="line">{entry.recordName}</Badge> : null}
          {entry.archivedAt ? <Badge tone="draft">{t("state.archived")}</Badge> : null}
        </>
      }
      rail={<EntryProperties entry={entry} />}
      actions={<Actions entry={entry} onEdit={() => setEditing(true)} />}
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
    </RecordSheet>
  );
}

function Actions({ entry, onEdit }: { entry: LogEntry; onEdit: () => void }) {
  const { t } = useTranslation("log");
  const { archive, restore } = useArchiveEntry();
  const { id, version, can } = entry;
  return (
    <>
      {can.edit ? (
        <Button variant="primary" size="lg" onClick={onEdit}>
          <Pencil />
          {t("action.edit")}
        </Button>
      ) : null}
      {can.archive ? (
        <Button size="lg" busy={archive.isPending} onClick={() => archive.mutate({ id, version })}>
          <Archive />
          {t("action.archive")}
        </Button>
      ) : null}
      {can.restore ? (
        <Button size="lg" busy={restore.isPending} onClick={() => restore.mutate({ id, version })}>
          <ArchiveRestore />
          {t("action.restore")}
        </Button>
      ) : null}
    </>
  );
}

function EntryProperties({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation("log");
  const formats = useFormats();
  const figures = useLogFigures();
  const lines: [string, string | null][] = [
    ["loggedOn", formats.date(entry.loggedOn)],
    ["engineHours", figures.hours(entry.engineHours)],
    ["distance", figures.miles(entry.distance)],
    ["fuelTaken", figures.litres(entry.fuelTaken)],
    ["fuelLeft", figures.litres(entry.fuelLeft)],
    ["crew", entry.crew],
  ];
  const properties = lines.flatMap(([id, value]): Property[] =>
    value ? [{ id, label: t(`field.${id}`), value }] : [],
  );
  return <PropertyList properties={properties} />;
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
