import { cn } from "@ymp/ui/lib/cn";
import { Badge } from "@ymp/ui/primitives/badge";
import { Book } from "lucide-react";
import { useState } from "react";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { OpenRecord } from "../../lib/lists/list-screen.tsx";
import { OpenSheet, ReadSheet } from "../../lib/lists/open-sheet.tsx";
import { ArchiveButtons, EditButton } from "../../lib/record-buttons.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { SoundingTabs } from "./sounding-tabs.tsx";
import { useTankFigures } from "./sounding-words.ts";
import { useArchiveSounding } from "./soundings.mutations.ts";
import { type Sounding, useSounding } from "./soundings.queries.ts";
import { soundingsAddress } from "./soundings.search.ts";

const SoundingFormSheet = lazyPanel("form", async () => (await import("./sounding-form-sheet.tsx")).SoundingFormSheet);

/** One sounding beside its list. */
export function SoundingSheet(over: OpenRecord) {
  const { t } = useTranslation("soundings");
  return (
    <ReadSheet
      over={over}
      query={useSounding(over.id)}
      list="soundings.list"
      icon={<Book />}
      words={{ loading: t("loading"), absent: { title: t("absent.title"), text: t("absent.text") } }}
    >
      {(sounding) => <LoadedSheet over={over} sounding={sounding} />}
    </ReadSheet>
  );
}

function LoadedSheet({ over, sounding }: { over: OpenRecord; sounding: Sounding }) {
  const { t } = useTranslation("soundings");
  const [isEditing, setEditing] = useState(false);
  const formats = useFormats();
  const figures = useTankFigures();
  const { tank, soundedAt, cm, volume, isByTable, temperature, byName, notes, retained, balance, archivedAt } =
    sounding;
  const { can, createdAt } = sounding;
  return (
    <OpenSheet
      over={over}
      address={soundingsAddress}
      title={tank}
      facts={archivedAt ? <Badge tone="draft">{t("state.archived")}</Badge> : null}
      rail={
        <KnownProperties
          values={{
            soundedAt: formats.dateTime(soundedAt),
            cm: cm && figures.height(cm),
            volume: figures.volume(volume),
            isByTable: t(`volumeBy.${isByTable ? "table" : "hand"}`),
            temperature: temperature && figures.warmth(temperature),
            byName,
            retained: retained && figures.volume(retained),
            createdAt: formats.dateTime(createdAt),
          }}
          labelOf={(field) => t(`field.${field}`)}
        />
      }
      actions={
        <>
          {can.edit ? <EditButton words="soundings" onPress={() => setEditing(true)} /> : null}
          <ArchiveButtons record={sounding} archiving={useArchiveSounding()} />
        </>
      }
    >
      {balance ? (
        <p role="status" className={cn("mb-4 text-sm", balance.isApart ? "text-status-due" : "text-muted-foreground")}>
          {figures.balance(balance)}
        </p>
      ) : null}
      {notes ? (
        <p dir="auto" className="mb-4 max-w-[64ch] whitespace-pre-line leading-normal">
          {notes}
        </p>
      ) : null}
      <SoundingTabs sounding={sounding} />
      {isEditing ? <SoundingFormSheet sounding={sounding} onClose={() => setEditing(false)} /> : null}
    </OpenSheet>
  );
}
