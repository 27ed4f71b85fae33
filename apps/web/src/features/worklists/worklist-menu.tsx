import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { DropdownMenuItem, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import {
  Archive,
  ArchiveRestore,
  CopyPlus,
  History,
  MessageSquare,
  Pencil,
  Plus,
  Printer,
  Snowflake,
  SunSnow,
  Trash2,
  Users,
} from "lucide-react";
import { useAccess } from "../../app/session.ts";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { OpenWorklistDialog } from "./worklist-dialogs.tsx";
import { useReopenWorklist } from "./worklists.mutations.ts";
import type { Worklist } from "./worklists.queries.ts";
import { filtersOf, groupingOf, useWorklistsAddress } from "./worklists-address.ts";

export interface WorklistMenuProps {
  list: Worklist;
  onOpen: (dialog: OpenWorklistDialog) => void;
}

/** What is done with a list as a whole. */
export function WorklistMenu({ list, onOpen }: WorklistMenuProps) {
  const { t } = useTranslation("worklists");
  const isPhone = useMedia(phoneQuery);
  const exported = useExportList(list);
  const reopen = useReopenWorklist();
  const { can, id, version } = list;
  return (
    <MoreMenu size={isPhone ? "icon-touch" : "icon"}>
      {isPhone ? <PhoneItems can={can} onOpen={onOpen} /> : null}
      {can.edit ? (
        <DropdownMenuItem onSelect={() => onOpen({ kind: "edit" })}>
          <Pencil />
          {t("edit")}
        </DropdownMenuItem>
      ) : null}
      {can.freeze ? (
        <DropdownMenuItem onSelect={() => onOpen({ kind: "freeze" })}>
          <Snowflake />
          {t("freeze.title")}
        </DropdownMenuItem>
      ) : null}
      {can.unfreeze ? (
        <DropdownMenuItem onSelect={() => onOpen({ kind: "unfreeze" })}>
          <SunSnow />
          {t("unfreeze.title")}
        </DropdownMenuItem>
      ) : null}
      {can.copy ? (
        <DropdownMenuItem onSelect={() => onOpen({ kind: "copy" })}>
          <CopyPlus />
          {t("copy.title")}
        </DropdownMenuItem>
      ) : null}
      {can.close ? (
        <DropdownMenuItem onSelect={() => onOpen({ kind: "close" })}>
          <Archive />
          {t("close.title")}
        </DropdownMenuItem>
      ) : null}
      {can.reopen ? (
        <DropdownMenuItem onSelect={() => reopen.mutate({ id, version })}>
          <ArchiveRestore />
          {t("reopen")}
        </DropdownMenuItem>
      ) : null}
      {can.copy ? <DropdownMenuSeparator /> : null}
      <ExportItems formats={["xlsx", "csv", "pdf"]} list={exported} />
      {can.copy ? (
        <DropdownMenuItem onSelect={() => onOpen({ kind: "history" })}>
          <History />
          {t("history.title")}
        </DropdownMenuItem>
      ) : null}
      {can.remove ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem destructive onSelect={() => onOpen({ kind: "remove" })}>
            <Trash2 />
            {t("remove.title")}
          </DropdownMenuItem>
        </>
      ) : null}
    </MoreMenu>
  );
}

/** What is beside the title where there is room for it. */
function PhoneItems({ can, onOpen }: Pick<Worklist, "can"> & Pick<WorklistMenuProps, "onOpen">) {
  const { t } = useTranslation("worklists");
  const { seesOnlyShared } = useAccess();
  return (
    <>
      {can.edit ? (
        <DropdownMenuItem onSelect={() => onOpen({ kind: "add" })}>
          <Plus />
          {t("add.title")}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem onSelect={() => onOpen({ kind: "print" })}>
        <Printer />
        {t("print.title")}
      </DropdownMenuItem>
      {seesOnlyShared ? null : (
        <DropdownMenuItem onSelect={() => onOpen({ kind: "talk" })}>
          <MessageSquare />
          {t("talk")}
        </DropdownMenuItem>
      )}
      {can.share ? (
        <DropdownMenuItem onSelect={() => onOpen({ kind: "share", jobIds: null })}>
          <Users />
          {t("share.title")}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuSeparator />
    </>
  );
}

/** The table as it is narrowed and grouped. */
function useExportList({ id }: Worklist) {
  const { search } = useWorklistsAddress();
  return useExport<"csv" | "xlsx" | "pdf">((client, { format, locale }) =>
    client.worklists.export.query({ id, ...filtersOf(search), group: groupingOf(search), format, locale }),
  );
}
