import { Timeline } from "@ymp/ui/patterns/timeline";
import { SectionHead } from "@ymp/ui/primitives/card";
import { ArchivedSwitch } from "../../lib/archive-items.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

/** An entry of the platform's library as its page needs to know it. */
export interface SavedEntry {
  kept: { id: string; version: number; isArchived: boolean } | null;
  history: readonly { id: string; at: Date; verb: string; actorName: string | null }[];
}

/** What came with the product has a key, and no row before it is changed: its version is none yet. */
export const recordOf = <Entry extends SavedEntry & { key: string }>(entry: Entry) => ({
  ...entry,
  id: entry.key,
  version: entry.kept?.version ?? 0,
});

interface EntryMenuProps {
  saved: SavedEntry;
  isPending: boolean;
  setArchived: (isArchived: boolean) => void;
}

export function EntryMenu({ saved, isPending, setArchived }: EntryMenuProps) {
  const { t } = useTranslation("templates");
  const isArchived = saved.kept?.isArchived ?? false;
  return (
    <MoreMenu className="touch:size-touch">
      <ArchivedSwitch
        isArchived={isArchived}
        word={t(isArchived ? "action.restore" : "action.archive")}
        disabled={isPending}
        onPut={setArchived}
      />
    </MoreMenu>
  );
}

export function ArchivedNote({ saved }: { saved: SavedEntry | undefined }) {
  const { t } = useTranslation("library");
  return saved?.kept?.isArchived ? <p className="text-muted-foreground text-sm">{t("archivedNote")}</p> : null;
}

const verbs = ["created", "updated", "archived", "restored"] as const;

export function EntryHistory({ saved }: { saved: SavedEntry | undefined }) {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const wordFor = (verb: string) => verbs.find((known) => known === verb) ?? "updated";
  if (!saved || saved.history.length === 0) return null;
  return (
    <section>
      <SectionHead title={t("history.title")} level={2} className="mb-2" />
      <Timeline
        label={t("history.title")}
        entries={saved.history.map(({ id, at, verb, actorName }) => ({
          id,
          sentence: t(`history.verb.${wordFor(verb)}`),
          meta: formats.list([formats.dateTime(at), actorName]),
        }))}
      />
    </section>
  );
}
