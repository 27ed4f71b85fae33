import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Input } from "@ymp/ui/primitives/input";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { TaskGroupPicker } from "../worklists/task-group-picker.tsx";

export interface TaskLinesProps {
  tasks: readonly string[];
  onChange: (tasks: string[]) => void;
}

/** The steps of a job while it is being written; Enter goes on to the next line. */
export function TaskLines({ tasks, onChange }: TaskLinesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    onChange([...tasks, ""]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus());
  };
  const next = (event: KeyboardEvent, index: number) => {
    if (event.key !== "Enter" || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (index === tasks.length - 1 && tasks[index] !== "") add();
  };
  return (
    <fieldset className="flex min-w-0 flex-col items-start gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t("job-sheet:new.checklist")}</legend>
      <ol ref={list} className="flex w-full flex-col gap-1.5 empty:hidden">
        {tasks.map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity before the job exists
          <li key={index} className="flex items-center gap-1.5">
            <Input
              size="sm"
              autoComplete="off"
              aria-label={t("job-sheet:new.step", { position: index + 1 })}
              value={task}
              onChange={(event) => onChange(tasks.map((other, at) => (at === index ? event.target.value : other)))}
              onKeyDown={(event) => next(event, index)}
            />
            <IconButton
              label={t("controls:remove", { name: t("job-sheet:new.step", { position: index + 1 }) })}
              onClick={() => onChange(tasks.filter((_, at) => at !== index))}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ol>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={add}>
          <Plus />
          {t("job-sheet:new.addStep")}
        </Button>
        <TaskGroupPicker
          tasks={tasks}
          onPick={(group) => onChange([...tasks.filter((task) => task.trim() !== ""), ...group.tasks])}
        />
      </span>
    </fieldset>
  );
}
