import { Link } from "@tanstack/react-router";
import { Badge } from "@ymp/ui/primitives/badge";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { MoreHorizontal, NotebookPen, Pencil } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../app/session.ts";
import { ArchivedSwitch } from "../../lib/archive-items.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { ShortList } from "../../lib/lists/short-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useArchiveName } from "./log.mutations.ts";
import { type LogName, useLogNames } from "./log.queries.ts";

const NameFormDialog = lazyPanel("dialog", async () => (await import("./name-form-dialog.tsx")).NameFormDialog);

/** The names of what can be logged. */
export function RecordsScreen() {
  const { t } = useTranslation("log");
  const formats = useFormats();
  const [archived, setArchived] = useState(false);
  const mayEdit = useCan("logbook:edit");
  const query = useLogNames(archived);
  /** Null: a new one. */
  const [edited, setEdited] = useState<LogName | null | undefined>();
  const names = query.data ?? [];
  return (
    <ShortList
      title={t("records.title")}
      count={
        names.length > 0 ? t("records.count", { count: names.length, total: formats.count(names.length) }) : undefined
      }
      adding={{ word: t("records.new"), onAdd: mayEdit ? () => setEdited(null) : undefined }}
      query={query}
      rows={names}
      row={(name) => <NameRow name={name} onEdit={() => setEdited(name)} />}
      empty={{ icon: <NotebookPen />, title: t("records.empty.title"), text: t("records.empty.text") }}
      lead={t("records.text")}
      below={
        mayEdit ? (
          <SwitchField label={t("records.showArchived")} checked={archived} onCheckedChange={setArchived} />
        ) : null
      }
    >
      {edited === undefined ? null : <NameFormDialog name={edited} onClose={() => setEdited(undefined)} />}
    </ShortList>
  );
}

function NameRow({ name: row, onEdit }: { name: LogName; onEdit: () => void }) {
  const { t } = useTranslation("log");
  const formats = useFormats();
  const { archive, restore } = useArchiveName();
  const { id, version, name, entries, isArchived, can } = row;
  const mayRename = can.fields.includes("name");
  const mayArchive = can.fields.includes("archivedAt");
  return (
    <>
      <Link
        to="/app/log"
        search={{ nameId: id }}
        aria-label={t("records.openLog", { name })}
        className="flex min-h-touch min-w-0 flex-1 flex-col justify-center"
      >
        <span className="flex flex-wrap items-center gap-2">
          <span dir="auto" className="min-w-0 break-words font-medium">
            {name}
          </span>
          {isArchived ? <Badge tone="draft">{t("records.archived")}</Badge> : null}
        </span>
        <span className="text-muted-foreground text-sm">
          {t("records.entries", { count: entries, total: formats.count(entries) })}
        </span>
      </Link>
      {mayRename || mayArchive ? (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={t("records.menu", { name })} className="touch:size-touch">
              <MoreHorizontal />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {mayRename ? (
              <DropdownMenuItem onSelect={onEdit}>
                <Pencil />
                {t("action.edit")}
              </DropdownMenuItem>
            ) : null}
            {mayArchive ? (
              <ArchivedSwitch
                isArchived={isArchived}
                word={t(isArchived ? "action.restore" : "action.archive")}
                onPut={(isPut) => (isPut ? archive : restore).mutate({ id, version })}
              />
            ) : null}
          </DropdownMenuContent>
        </DropdownMenu>
      ) : null}
    </>
  );
}
