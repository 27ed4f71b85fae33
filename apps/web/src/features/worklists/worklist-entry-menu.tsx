import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ArrowDown, ArrowUp, CircleCheck, MoreHorizontal, StickyNote, Trash2, Users } from "lucide-react";
import { useCan } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { EntryActionsProps } from "./worklist-entry.tsx";

/** What can be done with one job of the list. Nothing is offered to anyone who may only read. */
export function EntryMenu({
  job,
  list,
  moves,
  onOpen,
  onComplete,
  isTouch,
}: EntryActionsProps & { isTouch?: boolean }) {
  const { t } = useTranslation("worklists");
  const mayWork = useCan("jobs:edit");
  const isOpen = !["done", "verified", "cancelled"].includes(job.status);
  const mayComplete = mayWork && isOpen;
  const mayTakeOff = list.can.edit && (list.frozenAt === null || job.isAdditional);
  if (!mayComplete && !list.can.edit) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          label={t("jobs:action.moreFor", { title: job.title })}
          size={isTouch ? "icon-touch" : "icon-sm"}
          onClick={(event) => event.stopPropagation()}
        >
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent onClick={(event) => event.stopPropagation()}>
        {mayComplete ? (
          <DropdownMenuItem kbd="C" onSelect={() => onComplete([job])}>
            <CircleCheck />
            {t("jobs:action.complete")}
          </DropdownMenuItem>
        ) : null}
        {list.can.edit ? (
          <>
            <DropdownMenuItem onSelect={() => onOpen({ kind: "note", job })}>
              <StickyNote />
              {t("note")}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onOpen({ kind: "share", jobIds: [job.id] })}>
              <Users />
              {t("share.job")}
            </DropdownMenuItem>
            <DropdownMenuItem kbd="Alt ↑" disabled={!moves.canStep(job.id, -1)} onSelect={() => moves.step(job.id, -1)}>
              <ArrowUp />
              {t("order.up")}
            </DropdownMenuItem>
            <DropdownMenuItem kbd="Alt ↓" disabled={!moves.canStep(job.id, 1)} onSelect={() => moves.step(job.id, 1)}>
              <ArrowDown />
              {t("order.down")}
            </DropdownMenuItem>
          </>
        ) : null}
        {mayTakeOff ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem destructive onSelect={() => onOpen({ kind: "takeOff", jobs: [job] })}>
              <Trash2 />
              {t("takeOff.title")}
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
