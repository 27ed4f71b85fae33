import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import {
  Ban,
  CircleCheck,
  CirclePause,
  CirclePlay,
  Ellipsis,
  Inbox,
  ListPlus,
  Pencil,
  Repeat,
  RotateCcw,
  ShieldCheck,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useMayGather } from "../worklists/use-may-gather.ts";
import { type JobAction, type OfferedAction, offeredActions } from "./job-actions-offered.ts";
import type { Job } from "./job-sheet-data.ts";

const icons: Partial<Record<JobAction, ReactNode>> = {
  accept: <Inbox />,
  start: <CirclePlay />,
  complete: <CircleCheck />,
  verify: <ShieldCheck />,
  reopen: <RotateCcw />,
};

interface JobActionsProps {
  job: Job;
  onAction: (action: JobAction) => void;
  isBusy: boolean;
}

/** The next step as the primary, at most two quiet ones beside it. Nothing at all where nothing may be done. */
export function JobActionBar({ job, onAction, isBusy }: JobActionsProps) {
  const { bar } = offeredActions(job);
  return bar.map((offered, index) => (
    <ActionButton
      key={offered.action}
      offered={offered}
      isPrimary={index === 0 && offered.isNext}
      isBusy={isBusy && index === 0}
      onAction={onAction}
    />
  ));
}

interface ActionButtonProps {
  offered: OfferedAction;
  isPrimary: boolean;
  isBusy: boolean;
  onAction: (action: JobAction) => void;
}

function ActionButton({ offered: { action, kbd }, isPrimary, isBusy, onAction }: ActionButtonProps) {
  const { t } = useTranslation("job-sheet");
  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      size="lg"
      kbd={isPrimary ? kbd : undefined}
      busy={isBusy}
      onClick={() => onAction(action)}
    >
      {isPrimary ? icons[action] : null}
      {t(`action.${action}`)}
    </Button>
  );
}

/** What is done rarely. */
export function JobOverflow({ job, onAction }: Omit<JobActionsProps, "isBusy">) {
  const { t } = useTranslation("job-sheet");
  const { more } = offeredActions(job);
  const mayGather = useMayGather();
  const has = (action: JobAction) => more.includes(action);
  const item = (action: JobAction, icon: ReactNode, kbd?: string) =>
    has(action) ? (
      <DropdownMenuItem kbd={kbd} destructive={action === "cancel"} onSelect={() => onAction(action)}>
        {icon}
        {t(action === "cancel" && job.plan?.isActive ? "action.skip" : `action.${action}`)}
      </DropdownMenuItem>
    ) : null;
  if (more.length === 0 && !mayGather) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("controls:moreActions")}>
          <Ellipsis />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {item("complete", <CircleCheck />, "C")}
        {item("putBack", <CirclePlay />)}
        {item("wait", <CirclePause />)}
        {item("editTitle", <Pencil />, "E")}
        {item("editPlan", <Repeat />)}
        {mayGather ? (
          <DropdownMenuItem onSelect={() => onAction("addToList")}>
            <ListPlus />
            {t("worklists:pick.title")}
          </DropdownMenuItem>
        ) : null}
        {has("cancel") ? <DropdownMenuSeparator /> : null}
        {item("cancel", <Ban />)}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
