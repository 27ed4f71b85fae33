import { type HistoryKind, historyKinds } from "@ymp/api/modules/equipment/equipment.schema";
import { cn } from "@ymp/ui/lib/cn";
import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button, buttonVariants } from "@ymp/ui/primitives/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@ymp/ui/primitives/dropdown-menu";
import { CompletedIcon } from "@ymp/ui/primitives/glyph";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { Download, Gauge, MessageSquare, Pencil, Wrench } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useKeptText } from "../../lib/forms/use-kept-text.ts";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useWithdrawReading, useWriteRemark } from "./equipment.mutations.ts";
import { type HistoryEntry, type Machine, useMachineHistory } from "./equipment.queries.ts";
import { LogbookSentence } from "./logbook-sentence.tsx";
import { MoreButton } from "./more-button.tsx";

const icons: Record<HistoryKind, ReactNode> = {
  reading: <Gauge />,
  work: <CompletedIcon />,
  job: <Wrench />,
  remark: <MessageSquare />,
  change: <Pencil />,
};

/** Everything that happened to the machine and to what belongs to it, the latest first. */
export function LogbookTab({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [kinds, setKinds] = useState<HistoryKind[]>([]);
  const query = useMachineHistory(machine.id, kinds);
  const file = useExport<"xlsx" | "csv" | "pdf">((client, { format, locale }) =>
    client.equipment.exportHistory.query({
      ...{ id: machine.id, format, locale },
      kinds: kinds.length > 0 ? kinds : undefined,
    }),
  );
  const entries = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const isOwnReading = ({ kind, equipmentId }: HistoryEntry) => kind === "reading" && equipmentId === machine.id;
  const lastReadingId = machine.can.withdrawReading ? entries.find(isOwnReading)?.id : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-1">
          <KindFilter kinds={kinds} onChange={setKinds} />
        </div>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline" size="sm">
              <Download />
              {t("equipment:log.export")}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <ExportItems formats={["xlsx", "csv", "pdf"]} list={file} />
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <RemarkForm key={machine.id} machineId={machine.id} />
      {query.isSuccess && entries.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("equipment:log.none")}</p>
      ) : null}
      <Timeline
        label={t("equipment:tab.logbook")}
        entries={entries.map((entry) => ({
          id: entry.id,
          icon: icons[entry.kind],
          sentence: (
            <>
              <LogbookSentence entry={entry} />
              {entry.id === lastReadingId ? <TakeBack readingId={entry.id} /> : null}
            </>
          ),
          meta: formats.list([formats.dateTime(entry.at), ...whoAndWhere(entry, machine)]),
        }))}
      />
      <span>
        <MoreButton query={query} />
      </span>
    </div>
  );
}

/** What somebody saw, heard or did, in their own words. */
function RemarkForm({ machineId }: { machineId: string }) {
  const { t } = useTranslation();
  const write = useWriteRemark(() => sent());
  const { id, text, setText, sent } = useKeptText("remark", machineId);
  const body = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body) write.mutate({ id, recordKind: "equipment", recordId: machineId, body });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <Textarea
        aria-label={t("equipment:log.write")}
        placeholder={t("equipment:log.writeHint")}
        rows={2}
        maxLength={4000}
        value={text}
        readOnly={write.isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit(event);
        }}
      />
      {body ? (
        <Button type="submit" variant="secondary" className="self-start" busy={write.isPending}>
          {t("equipment:log.save")}
        </Button>
      ) : null}
    </form>
  );
}

/** The last reading can be taken back; earlier ones stay, because work was calculated on them. */
function TakeBack({ readingId }: { readingId: string }) {
  const { t } = useTranslation();
  const withdraw = useWithdrawReading();
  return (
    <Button
      variant="ghost"
      size="sm"
      className="ms-2"
      busy={withdraw.isPending}
      onClick={() => withdraw.mutate({ id: readingId })}
    >
      {t("equipment:log.takeBack")}
    </Button>
  );
}

/** Who, and on which part of the machine where it was not the machine itself. */
function whoAndWhere(entry: HistoryEntry, machine: Machine): (string | null)[] {
  const who = entry.kind === "work" ? (entry.doneBy ?? entry.byName) : entry.byName;
  const where = entry.equipmentId && entry.equipmentId !== machine.id ? entry.equipmentName : null;
  return [who, where];
}

function KindFilter({ kinds, onChange }: { kinds: readonly HistoryKind[]; onChange: (kinds: HistoryKind[]) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t("equipment:log.filter")}</legend>
      {historyKinds.map((kind) => {
        const isOn = kinds.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? kinds.filter((other) => other !== kind) : [...kinds, kind])}
            className={cn(buttonVariants({ variant: isOn ? "secondary" : "outline", size: "sm" }))}
          >
            {icons[kind]}
            {t(`equipment:log.kind.${kind}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
