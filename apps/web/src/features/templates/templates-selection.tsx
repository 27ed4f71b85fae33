import { newId } from "@ymp/core/ids";
import { type SelectionAction, SelectionBar } from "@ymp/ui/patterns/selection-bar";
import { Archive, ArchiveRestore, Import, ListPlus } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useArchiveTemplates, useRestoreTemplates, useTakeTemplates } from "./templates.mutations.ts";
import type { ListedTemplate } from "./templates.queries.ts";

interface TemplatesSelectionProps {
  rows: readonly ListedTemplate[];
  onApply: (rows: readonly ListedTemplate[]) => void;
  onClear: () => void;
}

/** What can be done with the chosen templates at once. */
export function TemplatesSelection({ rows, onApply, onClear }: TemplatesSelectionProps) {
  const { t } = useTranslation("templates");
  const ownActions = useOwnActions(rows, onClear);
  const take = useTakeTemplates();
  const missing = rows.filter(({ own, isTaken }) => own === null && !isTaken);
  const isArchived = rows.some(({ own }) => own?.isArchived);
  const actions: SelectionAction[] = [
    ...(missing.length > 0
      ? [
          {
            ...{ id: "take", label: t("action.take"), icon: <Import /> },
            onPress: () =>
              take.mutate({ taken: missing.map(({ ref }) => ({ id: newId(), key: ref })) }, { onSuccess: onClear }),
          },
        ]
      : []),
    ...(isArchived
      ? []
      : [{ id: "apply", label: t("action.apply"), icon: <ListPlus />, onPress: () => onApply(rows) }]),
    ...ownActions,
  ];
  return <SelectionBar count={rows.length} actions={actions} onClear={onClear} />;
}

function useOwnActions(rows: readonly ListedTemplate[], onDone: () => void): SelectionAction[] {
  const { t } = useTranslation("templates");
  const archive = useArchiveTemplates();
  const restore = useRestoreTemplates();
  const own = rows.flatMap(({ ref, own: known }) => (known ? [{ id: ref, ...known }] : []));
  const versions = (isArchived: boolean) =>
    own.filter((row) => row.isArchived === isArchived).map(({ id, version }) => ({ id, version }));
  const [kept, gone] = [versions(false), versions(true)];
  return [
    ...(kept.length > 0
      ? [
          {
            ...{ id: "archive", label: t("action.archive"), icon: <Archive /> },
            onPress: () => archive.mutate(kept, { onSuccess: onDone }),
          },
        ]
      : []),
    ...(gone.length > 0
      ? [
          {
            ...{ id: "restore", label: t("action.restore"), icon: <ArchiveRestore /> },
            onPress: () => restore.mutate(gone, { onSuccess: onDone }),
          },
        ]
      : []),
  ];
}
