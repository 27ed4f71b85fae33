import { newId } from "@ymp/core/ids";
import { Button } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ListChecks, Save } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useApplyTaskGroup } from "./task-groups.mutations.ts";
import { type TaskGroup, useTaskGroups } from "./task-groups.queries.ts";

const TaskGroupForm = lazyPanel("dialog", async () => (await import("./task-group-form.tsx")).TaskGroupForm);

export interface TaskGroupPickerProps {
  onPick: (group: TaskGroup) => void;
  /** The lines that are there, to be kept as a group of their own. */
  tasks: readonly string[];
}

/** Puts the lines of a kept checklist below those that are there, or keeps these as one. */
export function TaskGroupPicker({ onPick, tasks }: TaskGroupPickerProps) {
  const { t } = useTranslation("worklists");
  const [isOpen, setOpen] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const query = useTaskGroups(false, isOpen);
  const groups = query.data?.groups ?? [];
  const lines = tasks.map((task) => task.trim()).filter(Boolean);
  const mayKeep = query.data?.canEdit === true && lines.length > 0;
  return (
    <>
      <DropdownMenu open={isOpen} onOpenChange={setOpen}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm">
            <ListChecks />
            {t("groups.menu")}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="max-w-80">
          {groups.map((group) => (
            <DropdownMenuItem key={group.id} onSelect={() => onPick(group)}>
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {group.name}
              </span>
              <span className="text-muted-foreground text-xs">{t("groups.count", { count: group.tasks.length })}</span>
            </DropdownMenuItem>
          ))}
          {groups.length === 0 ? (
            <DropdownMenuItem disabled>{t(query.isPending ? "ui:loading" : "groups.none")}</DropdownMenuItem>
          ) : null}
          {mayKeep ? (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={() => setKeeping(true)}>
                <Save />
                {t("groups.keep")}
              </DropdownMenuItem>
            </>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      {isKeeping ? <TaskGroupForm group={null} tasks={lines} onClose={() => setKeeping(false)} /> : null}
    </>
  );
}

/** The same on the checklist of a job that exists. */
export function JobTaskGroupPicker({ jobId, tasks }: { jobId: string; tasks: readonly string[] }) {
  const apply = useApplyTaskGroup();
  return (
    <TaskGroupPicker
      tasks={tasks}
      onPick={(group) => apply.mutate({ jobId, groupId: group.id, taskIds: group.tasks.map(() => newId()) })}
    />
  );
}
