import { Link } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import {
  Archive,
  ArchiveRestore,
  ArrowLeftRight,
  Copy,
  FolderTree,
  Gauge,
  MoreHorizontal,
  Pencil,
  Plus,
  QrCode,
  Trash2,
  Wrench,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useRestoreMachine } from "./equipment.mutations.ts";
import type { Machine } from "./equipment.queries.ts";
import type { MachineDialog } from "./equipment.search.ts";
import { useMachineAddress } from "./machine-address.ts";

const RemoveMachineDialog = lazyPanel(
  "dialog",
  async () => (await import("./remove-machine-dialog.tsx")).RemoveMachineDialog,
);

/** What else can be done with a machine; only what this person may do on this one. */
export function MachineMenu({ machine }: { machine: Machine }) {
  const { t } = useTranslation();
  const isPhone = useMedia(phoneQuery);
  const restore = useRestoreMachine();
  const [removing, setRemoving] = useState(false);
  const { can, id, version } = machine;
  const hasMeter = machine.counters.length > 0;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t("controls:moreActions")} size={isPhone ? "icon-touch" : "icon"}>
            <MoreHorizontal />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {isPhone && can.raiseJob ? (
            <DropdownMenuItem asChild>
              <Link to="/app/home" search={{ raise: 1, equipment: id }}>
                <Plus />
                {t("equipment:action.raiseJob")}
              </Link>
            </DropdownMenuItem>
          ) : null}
          {isPhone ? <Opens dialog="label" icon={<QrCode />} /> : null}
          {can.edit ? <Opens dialog="edit" icon={<Pencil />} /> : null}
          {can.copy ? <Opens dialog="copy" icon={<Copy />} /> : null}
          {can.move ? <Opens dialog="move" icon={<FolderTree />} /> : null}
          {can.move ? <Opens dialog="swap" icon={<ArrowLeftRight />} /> : null}
          {hasMeter && can.replaceMeter ? (
            <>
              <DropdownMenuSeparator />
              <Opens dialog="meter" icon={<Gauge />} />
              <Opens dialog="overhaul" icon={<Wrench />} />
            </>
          ) : null}
          {can.archive || can.restore || can.remove ? <DropdownMenuSeparator /> : null}
          {can.archive ? <Opens dialog="archive" icon={<Archive />} /> : null}
          {can.restore ? (
            <DropdownMenuItem onSelect={() => restore.mutate({ id, version })}>
              <ArchiveRestore />
              {t("equipment:action.restore")}
            </DropdownMenuItem>
          ) : null}
          {can.remove ? (
            <DropdownMenuItem destructive onSelect={() => setRemoving(true)}>
              <Trash2 />
              {t("equipment:action.remove")}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      {removing ? <RemoveMachineDialog machine={machine} onClose={() => setRemoving(false)} /> : null}
    </>
  );
}

function Opens({ dialog, icon }: { dialog: MachineDialog; icon: ReactNode }) {
  const { t } = useTranslation();
  const { open } = useMachineAddress();
  return (
    <DropdownMenuItem onSelect={() => open(dialog)}>
      {icon}
      {t(`equipment:action.${dialog}`)}
    </DropdownMenuItem>
  );
}
