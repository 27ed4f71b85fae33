import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { cn } from "@ymp/ui/lib/cn";
import { IconButton } from "@ymp/ui/primitives/button";
import { ChevronRight, GripVertical, Plus } from "lucide-react";
import { type KeyboardEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../app/session.ts";
import { type KeyMove, keyMove, openLines } from "./arrange-moves.ts";
import { useMoveMachine } from "./equipment.mutations.ts";
import { type RegisterNode, useRegisterTree } from "./equipment.queries.ts";
import { useManageAddress } from "./manage-address.ts";
import { branchOf, registerOf } from "./register-tree.ts";
import { useExpanded } from "./use-expanded.ts";

/** The tree for putting in order: drag with the mouse or a finger, or Alt and the arrow keys. */
export function ArrangeTree() {
  const { t } = useTranslation();
  const { data } = useRegisterTree({});
  if (!data) return null;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-8 max-md:px-4">
      <p className="max-w-[72ch] pb-3 text-muted-foreground text-sm">{t("equipment:arrange.help")}</p>
      <ArrangeLines nodes={data} />
    </div>
  );
}

function ArrangeLines({ nodes }: { nodes: readonly RegisterNode[] }) {
  const { t } = useTranslation();
  const mayEdit = useCan("equipmentspage:edit");
  const move = useMoveMachine();
  const register = useMemo(() => registerOf(nodes), [nodes]);
  const [expanded, setExpanded] = useExpanded(register, { shown: null, selectedId: null });
  const lines = useMemo(() => openLines(register, expanded), [register, expanded]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const put = (item: RegisterNode | undefined, { parentId, beforeId }: KeyMove) => {
    if (!item || move.isPending) return;
    if (parentId && branchOf(register, item.id).includes(parentId)) return;
    const { id, version, name, parentId: from } = item;
    move.mutate({ move: { id, version, parentId, beforeId }, from, name });
    if (parentId) setExpanded(new Set([...expanded, parentId]));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [where, overId] = String(over?.id ?? "").split(":");
    const target = register.byId.get(overId ?? "");
    const item = register.byId.get(String(active.id));
    if (!target || target.id === item?.id) return;
    put(item, where === "before" ? { parentId: target.parentId, beforeId: target.id } : { parentId: target.id });
  };
  const toggle = (id: string) => {
    const next = new Set(expanded);
    if (!next.delete(id)) next.add(id);
    setExpanded(next);
  };
  return (
    <DndContext sensors={sensors} onDragEnd={drop}>
      <ul aria-label={t("equipment:manage.tree")} className="max-w-3xl text-sm">
        {lines.map(({ item, level, hasChildren, isOpen }) => (
          <ArrangeLine
            key={item.id}
            id={item.id}
            name={item.name}
            level={level}
            fold={hasChildren ? { isOpen, toggle: () => toggle(item.id) } : null}
            mayEdit={mayEdit}
            onKey={(key) => {
              const wanted = keyMove(register, item.id, key);
              if (wanted) put(item, wanted);
              return wanted !== null;
            }}
          />
        ))}
      </ul>
    </DndContext>
  );
}

interface ArrangeLineProps {
  id: string;
  name: string;
  level: number;
  fold: { isOpen: boolean; toggle: () => void } | null;
  mayEdit: boolean;
  /** True when the key moved something. */
  onKey: (key: string) => boolean;
}

function ArrangeLine({ id, name, level, fold, mayEdit, onKey }: ArrangeLineProps) {
  const { t } = useTranslation();
  const { go } = useManageAddress();
  const drag = useDraggable({ id, disabled: !mayEdit });
  const before = useDroppable({ id: `before:${id}` });
  const into = useDroppable({ id: `into:${id}` });
  const press = (event: KeyboardEvent) => {
    if (event.altKey && mayEdit && onKey(event.key)) event.preventDefault();
  };
  const shift = drag.transform ? `translate(${drag.transform.x}px, ${drag.transform.y}px)` : undefined;
  return (
    <li
      ref={into.setNodeRef}
      style={{ paddingInlineStart: (level - 1) * 22 }}
      className={cn(
        "hairline-b relative flex min-h-row items-center gap-1 touch:min-h-touch",
        into.isOver && "bg-selected",
      )}
    >
      <span
        ref={before.setNodeRef}
        aria-hidden
        className={cn("absolute inset-x-0 -top-1 h-2", before.isOver && "border-ring border-t-2")}
      />
      <div
        ref={drag.setNodeRef}
        style={{ transform: shift }}
        className={cn(
          "flex min-w-0 flex-1 items-center gap-1",
          drag.isDragging && "z-30 rounded-md bg-popover shadow-lg",
        )}
      >
        {mayEdit ? (
          <button
            type="button"
            aria-label={t("equipment:arrange.grip", { name })}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
            onKeyDown={press}
            className="flex size-7 flex-none cursor-grab touch-none items-center justify-center rounded-md text-muted-foreground touch:size-touch"
            {...drag.listeners}
          >
            <GripVertical className="size-4" />
          </button>
        ) : null}
        {fold ? (
          <IconButton
            size="icon-sm"
            label={t(fold.isOpen ? "equipment:arrange.fold" : "equipment:arrange.unfold", { name })}
            aria-expanded={fold.isOpen}
            onClick={fold.toggle}
          >
            <ChevronRight className={cn("rtl:rotate-180", fold.isOpen && "rotate-90 rtl:rotate-90")} />
          </IconButton>
        ) : (
          <span className="w-7 flex-none" />
        )}
        <button
          type="button"
          dir="auto"
          onClick={() => go({ edit: id })}
          className="min-w-0 flex-1 py-1.5 text-start hover:underline"
        >
          {name}
        </button>
      </div>
      {mayEdit ? (
        <IconButton
          size="icon-sm"
          label={t("equipment:arrange.addBelow", { name })}
          onClick={() => go({ edit: "new", under: id })}
        >
          <Plus />
        </IconButton>
      ) : null}
    </li>
  );
}
