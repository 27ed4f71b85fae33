import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Boxes, FolderTree, QrCode, Table2, Upload } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { lazyPanel, lazyView, usePreloaded } from "../../lib/lazy-part.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { manageAddress } from "./equipment.search.ts";
import { ManageSelection } from "./manage-selection.tsx";
import { RegisterBeginnings } from "./register-beginnings.tsx";
import { manageList } from "./register-list.tsx";

const LabelsDialog = lazyPanel("dialog", async () => (await import("./labels-dialog.tsx")).LabelsDialog);
const ArrangeTree = lazyView(async () => (await import("./arrange-tree.tsx")).ArrangeTree);
const MachineFormSheet = lazyPanel("form", async () => (await import("./machine-form-sheet.tsx")).MachineFormSheet);
const opened = [MachineFormSheet];

/** The register for those who keep it: one table for everything, or the tree to arrange. */
export function ManageScreen() {
  usePreloaded(opened);
  const { search, change } = useListAddress(manageAddress);
  return (
    <ListScreen
      list={manageList}
      tools={<ViewSwitch />}
      menu={<MenuItems />}
      drawn={search.view === "tree" ? <ArrangeTree /> : undefined}
      beginnings={<RegisterBeginnings />}
      selection={(rows, clear) => <ManageSelection rows={rows} onClear={clear} />}
      record={({ id, onClose }) => <OpenMachine key={id} id={id} onClose={onClose} />}
      form={() => (
        <MachineFormSheet parentId={search.under} onClose={() => change({ new: undefined, under: undefined })} />
      )}
    >
      {search.labels ? (
        <LabelsDialog which={manageAddress.filtersOf(search)} onClose={() => change({ labels: undefined })} />
      ) : null}
    </ListScreen>
  );
}

function ViewSwitch() {
  const { t } = useTranslation();
  const { search, go } = useListAddress(manageAddress);
  if (useMedia(phoneQuery)) return null;
  return (
    <Segmented
      label={t("equipment:manage.view")}
      value={search.view ?? "table"}
      onValueChange={(view) => go({ view: view === "table" ? undefined : view })}
      options={[
        { value: "table", label: t("equipment:manage.table"), icon: <Table2 /> },
        { value: "tree", label: t("equipment:manage.tree"), icon: <FolderTree /> },
      ]}
    />
  );
}

function MenuItems() {
  const { t } = useTranslation();
  const { go } = useListAddress(manageAddress);
  const mayEdit = useCan(manageList.edits);
  return (
    <>
      <DropdownMenuItem onSelect={() => go({ labels: 1 })}>
        <QrCode />
        {t("labels:printAll")}
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link to="/app/adminequipment">
          <Boxes />
          {t("models:title")}
        </Link>
      </DropdownMenuItem>
      {mayEdit ? (
        <DropdownMenuItem asChild>
          <Link to="/app/import/$kind" params={{ kind: "jobs" }}>
            <Upload />
            {t("equipment:action.importJobs")}
          </Link>
        </DropdownMenuItem>
      ) : null}
    </>
  );
}

function OpenMachine({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: machine } = useQuery(useTrpc().equipment.get.queryOptions({ id }));
  return machine ? <MachineFormSheet machine={machine} onClose={onClose} /> : null;
}
