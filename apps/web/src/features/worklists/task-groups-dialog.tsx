import { Button, IconButton } from "@ymp/ui/primitives/button";
import { RowList } from "@ymp/ui/primitives/card";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { Archive, ArchiveRestore, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { listed } from "../../lib/format.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ViewDialog } from "../../lib/view-dialog.tsx";
import { TaskGroupForm } from "./task-group-form.tsx";
import { useArchiveTaskGroup, useRestoreTaskGroup } from "./task-groups.mutations.ts";
import { type TaskGroup, useTaskGroups } from "./task-groups.queries.ts";

/** The checklists that are kept to be used again. */
export function TaskGroupsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("worklists");
  const [isArchived, setArchived] = useState(false);
  const [edited, setEdited] = useState<TaskGroup | "new" | null>(null);
  const query = useTaskGroups(isArchived);
  if (edited) return <TaskGroupForm group={edited === "new" ? null : edited} onClose={() => setEdited(null)} />;
  const groups = query.data?.groups ?? [];
  const canEdit = query.data?.canEdit ?? false;
  return (
    <ViewDialog
      size="lg"
      title={t("groups.title")}
      actions={
        canEdit ? (
          <Button variant="primary" size="lg" onClick={() => setEdited("new")}>
            <Plus />
            {t("groups.new")}
          </Button>
        ) : null
      }
      onClose={onClose}
    >
      <Segmented
        className="self-start"
        label={t("stateLabel")}
        value={isArchived ? "archived" : "current"}
        onValueChange={(value) => setArchived(value === "archived")}
        options={[
          { value: "current", label: t("groups.current") },
          { value: "archived", label: t("groups.archived") },
        ]}
      />
      {query.isError ? <NotLoaded query={query} /> : null}
      {query.isPending ? <Skeleton className="h-32 rounded-md" /> : null}
      {query.data && groups.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t(isArchived ? "groups.noneArchived" : "groups.none")}</p>
      ) : null}
      <RowList aria-label={t("groups.title")}>
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            isArchived={isArchived}
            canEdit={canEdit}
            onEdit={() => setEdited(group)}
          />
        ))}
      </RowList>
    </ViewDialog>
  );
}

interface GroupRowProps {
  group: TaskGroup;
  isArchived: boolean;
  canEdit: boolean;
  onEdit: () => void;
}

function GroupRow({ group, isArchived, canEdit, onEdit }: GroupRowProps) {
  const { t } = useTranslation("worklists");
  const archive = useArchiveTaskGroup();
  const restore = useRestoreTaskGroup();
  const { id, version, name, department, tasks } = group;
  const facts = [department ? t(`departments:of.${department}`) : null, t("groups.count", { count: tasks.length })];
  return (
    <li className="items-start py-2">
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer">
          <bdi className="font-medium">{name}</bdi>
          <span className="ms-2 text-muted-foreground text-xs">{listed(facts, t)}</span>
        </summary>
        <ol className="mt-1.5 list-decimal ps-8 text-muted-foreground text-sm">
          {tasks.map((task) => (
            <li key={task} dir="auto" className="list-item border-0 py-0.5">
              {task}
            </li>
          ))}
        </ol>
      </details>
      {canEdit && !isArchived ? (
        <>
          <IconButton label={t("groups.editNamed", { name })} size="icon-sm" onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton
            label={t("groups.archiveNamed", { name })}
            size="icon-sm"
            onClick={() => archive.mutate({ id, version })}
          >
            <Archive />
          </IconButton>
        </>
      ) : null}
      {canEdit && isArchived ? (
        <IconButton
          label={t("groups.restoreNamed", { name })}
          size="icon-sm"
          onClick={() => restore.mutate({ id, version })}
        >
          <ArchiveRestore />
        </IconButton>
      ) : null}
    </li>
  );
}
