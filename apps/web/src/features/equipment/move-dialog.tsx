import { Tree } from "@ymp/ui/patterns/tree";
import { useMemo, useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { placeOf } from "./arrange-moves.ts";
import { useMoveMachine } from "./equipment.mutations.ts";
import { useRegisterTree } from "./equipment.queries.ts";
import { branchOf, drawTree, matchesIn, registerOf, withAncestors } from "./register-tree.ts";
import { useExpanded } from "./use-expanded.ts";

const top = "top";

export interface PlacePickerProps {
  /** What is moved: neither it nor what hangs below it can take it in. */
  movedIds: readonly string[];
  placeId: string | null | undefined;
  onPick: (placeId: string | null) => void;
}

/** Where in the tree something can be hung. */
export function PlacePicker({ movedIds, placeId, onPick }: PlacePickerProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const { data } = useRegisterTree({});
  const register = useMemo(() => registerOf(data ?? []), [data]);
  const shown = useMemo(() => {
    const moved = new Set(movedIds.flatMap((id) => branchOf(register, id)));
    const found = matchesIn(data ?? [], { search: search || undefined }) ?? new Set(register.byId.keys());
    const open = new Set([...found].filter((id) => !moved.has(id)));
    return withAncestors(register, open);
  }, [data, register, movedIds, search]);
  const [expanded, setExpanded] = useExpanded(register, { shown: new Set(), selectedId: placeId ?? null });
  const opened = search ? shown : expanded;
  const nodes = useMemo(
    () => [
      { id: top, label: t("equipment:move.top") },
      ...drawTree(register, shown, opened, {
        overdue: (count) => t("equipment:tree.overdue", { count }),
        dueSoon: t("equipment:tree.dueSoon"),
        archived: (name) => t("equipment:tree.archived", { name }),
      }),
    ],
    [register, shown, opened, t],
  );
  return (
    <div className="flex flex-col gap-2">
      <SearchField label={t("equipment:tree.search")} text={search} hint={t("controls:search")} onChange={setSearch} />
      <Tree
        label={t("equipment:move.place")}
        nodes={nodes}
        expanded={opened}
        onExpandedChange={setExpanded}
        selectedId={placeId === null ? top : (placeId ?? null)}
        onSelect={(id) => onPick(id === top ? null : id)}
        className="-mx-2 h-80"
      />
    </div>
  );
}

export interface MovedMachine {
  id: string;
  version: number;
  name: string;
  parentId: string | null;
}

export function MoveDialog({ machine, onClose }: { machine: MovedMachine; onClose: () => void }) {
  const { t } = useTranslation();
  const move = useMoveMachine();
  const [placeId, setPlaceId] = useState<string | null>(machine.parentId);
  const { id, version, name } = machine;
  const { data } = useRegisterTree({});
  const movedIds = useMemo(() => [id], [id]);
  const save = () => {
    const from = data ? placeOf(registerOf(data), id) : { parentId: machine.parentId };
    move.mutate({ move: { id, version, parentId: placeId }, from, name }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("equipment:move.title", { name })}
      submit={t("equipment:move.confirm")}
      busy={move.isPending}
      disabled={placeId === machine.parentId}
      error={move.error}
      saysFaults
      onSubmit={save}
      onClose={onClose}
    >
      <PlacePicker movedIds={movedIds} placeId={placeId} onPick={setPlaceId} />
    </FormDialog>
  );
}
