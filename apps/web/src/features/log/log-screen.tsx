import { Link } from "@tanstack/react-router";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { NotebookPen } from "lucide-react";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ArchiveItem } from "../../lib/lists/archive-item.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { logAddress } from "./log.search.ts";
import { logList } from "./log-list.tsx";
import { LogStats } from "./log-stats.tsx";
import { QuickLog } from "./quick-log.tsx";

const EntryFormSheet = lazyPanel("form", async () => (await import("./entry-form-sheet.tsx")).EntryFormSheet);
const LogEntrySheet = lazyPanel("record", async () => (await import("./log-entry-sheet.tsx")).LogEntrySheet);
const opened = [LogEntrySheet, EntryFormSheet];

export function LogScreen() {
  usePreloaded(opened);
  const { search, change } = useListAddress(logAddress);
  return (
    <ListScreen
      list={logList}
      menu={<MenuItems />}
      stats={
        <>
          <QuickLog />
          <LogStats />
        </>
      }
      record={(open) => <LogEntrySheet key={open.id} {...open} />}
      form={() => (
        <EntryFormSheet
          key={search.with}
          nameId={search.with}
          onClose={() => change({ new: undefined, with: undefined })}
          onSaved={() => change({ new: undefined, with: undefined })}
        />
      )}
    />
  );
}

function MenuItems() {
  const { t } = useTranslation("log");
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to="/app/records">
          <NotebookPen />
          {t("action.records")}
        </Link>
      </DropdownMenuItem>
      <ArchiveItem address={logAddress} words="log" />
    </>
  );
}
