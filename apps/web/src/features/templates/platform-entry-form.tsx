import { withMod } from "@ymp/ui/lib/keys";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Archive, ArchiveRestore, ChevronLeft, MoreHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { refusalOf } from "../../app/failures.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

/** An entry of the platform's library as the form needs to know it. */
export interface SavedEntry {
  kept: { isArchived: boolean } | null;
  history: readonly { id: string; at: Date; verb: string; actorName: string | null }[];
}

interface PlatformEntryFormProps {
  title: string;
  back: string;
  save: string;
  isTouched: boolean;
  isPending: boolean;
  error: unknown;
  faults: readonly { fieldId: string; label: string }[];
  /** Absent: a new entry. */
  saved?: SavedEntry;
  archiving: { isPending: boolean; set: (isArchived: boolean) => void };
  onSave: () => void;
  /** Takes what another administrator saved in place of what is typed. */
  onTakeTheirs: () => void;
  onLeave: () => void;
  aside?: ReactNode;
  children: ReactNode;
}

/** The page of one entry of the platform's library: its fields, what was done with it, and Save. */
export function PlatformEntryForm(props: PlatformEntryFormProps) {
  const { title, back, saved, error, faults, archiving, onSave, onTakeTheirs, onLeave, aside, children } = props;
  const { t } = useTranslation("library");
  const isPhone = useMedia(phoneQuery);
  const isStale = refusalOf(error)?.code === "stale";
  const save = <SaveButton {...props} isPhone={isPhone} />;
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) onSave();
      }}
    >
      <ScreenHeader
        title={title}
        facts={
          <Button variant="ghost" size="sm" className="-ms-2.5 touch:min-h-touch" onClick={onLeave}>
            <ChevronLeft className="rtl:-scale-x-100" />
            {back}
          </Button>
        }
        tools={saved ? <EntryMenu saved={saved} archiving={archiving} /> : undefined}
        action={isPhone ? undefined : save}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-10 max-md:px-4">
        <div className="grid max-w-6xl gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_312px]">
          <div className="flex min-w-0 flex-col gap-5">
            {isStale ? <Stale onTakeTheirs={onTakeTheirs} /> : <FormRefusal error={error} />}
            <FormErrors faults={faults} />
            {saved?.kept?.isArchived ? <p className="text-muted-foreground text-sm">{t("archivedNote")}</p> : null}
            {children}
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            {aside}
            {saved && saved.history.length > 0 ? <EntryHistory history={saved.history} /> : null}
          </div>
        </div>
      </div>
      {isPhone ? <div className="flex flex-none border-border border-t bg-card px-4 py-2">{save}</div> : null}
    </form>
  );
}

function SaveButton({ save, saved, isTouched, isPending, isPhone }: PlatformEntryFormProps & { isPhone: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      size={isPhone ? "touch" : "md"}
      kbd={isPhone ? undefined : withMod("↵")}
      className="max-md:flex-1"
      busy={isPending}
      disabled={saved !== undefined && !isTouched}
    >
      {save}
    </Button>
  );
}

function Stale({ onTakeTheirs }: { onTakeTheirs: () => void }) {
  const { t } = useTranslation("library");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-muted px-3 py-2 text-sm">
      <span className="min-w-0 flex-1">{t("conflict.text")}</span>
      <Button variant="outline" size="sm" onClick={onTakeTheirs}>
        {t("conflict.takeTheirs")}
      </Button>
    </div>
  );
}

function EntryMenu({ saved, archiving }: { saved: SavedEntry; archiving: PlatformEntryFormProps["archiving"] }) {
  const { t } = useTranslation("templates");
  const isArchived = saved.kept?.isArchived ?? false;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("ui:moreActions")} className="touch:size-touch">
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabled={archiving.isPending} onSelect={() => archiving.set(!isArchived)}>
          {isArchived ? <ArchiveRestore /> : <Archive />}
          {t(isArchived ? "action.restore" : "action.archive")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const verbs = ["created", "updated", "archived", "restored"] as const;

function EntryHistory({ history }: Pick<SavedEntry, "history">) {
  const { t } = useTranslation("templates");
  const formats = useFormats();
  const wordFor = (verb: string) => verbs.find((known) => known === verb) ?? "updated";
  return (
    <section>
      <SectionHead title={t("history.title")} level={2} className="mb-2" />
      <Timeline
        label={t("history.title")}
        entries={history.map(({ id, at, verb, actorName }) => ({
          id,
          sentence: t(`history.verb.${wordFor(verb)}`),
          meta: [formats.dateTime(at), actorName].filter(Boolean).join(", "),
        }))}
      />
    </section>
  );
}
