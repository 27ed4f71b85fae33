import { Link } from "@tanstack/react-router";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { SwitchField } from "@ymp/ui/primitives/switch";
import { MoreHorizontal, NotebookPen, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ArchivedSwitch } from "../../lib/archive-items.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
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
  const adding = useAdding({ word: t("records.new"), onAdd: mayEdit ? () => setEdited(null) : undefined });
  const names = query.data ?? [];
  const close = () => setEdited(undefined);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={t("records.title")}
        count={
          names.length > 0 ? t("records.count", { count: names.length, total: formats.count(names.length) }) : undefined
        }
        tools={adding.tool}
        action={adding.action}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-8 max-md:px-4">
        {query.isLoadingError ? <NotLoaded query={query} /> : null}
        {query.data && names.length === 0 ? (
          <EmptyState
            icon={<NotebookPen />}
            title={t("records.empty.title")}
            className="px-0 max-md:px-0"
            actions={
              mayEdit ? (
                <Button variant="primary" onClick={() => setEdited(null)}>
                  <Plus />
                  {t("records.new")}
                </Button>
              ) : undefined
            }
          >
            {t("records.empty.text")}
          </EmptyState>
        ) : null}
        {names.length > 0 ? <p className="max-w-3xl pb-2 text-muted-foreground text-sm">{t("records.text")}</p> : null}
        <ul className="flex max-w-3xl flex-col">
          {names.map((name) => (
            <NameRow key={name.id} name={name} onEdit={() => setEdited(name)} />
          ))}
        </ul>
        {mayEdit ? (
          <div className="max-w-3xl pt-4">
            <SwitchField label={t("records.showArchived")} checked={archived} onCheckedChange={setArchived} />
          </div>
        ) : null}
      </div>
      {edited === undefined ? null : <NameFormDialog name={edited} onClose={close} />}
    </div>
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
    <li className="hairline-b flex min-h-14 items-center gap-3 py-2">
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
    </li>
  );
}
