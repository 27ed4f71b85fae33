import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { isAtLeast } from "@ymp/core/access/roles";
import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { useMemo, useState } from "react";
import { useAccess, useCan } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { dropMove, zoneUnder } from "./arrange-drop.ts";
import { ArrangeLine } from "./arrange-line.tsx";
import { type KeyMove, keyMove, movedIn, openLines, placeOf } from "./arrange-moves.ts";
import { useMoveMachine } from "./equipment.mutations.ts";
import { type RegisterNode, useRegisterTree } from "./equipment.queries.ts";
import { branchOf, registerOf } from "./register-tree.ts";
import { useExpanded } from "./use-expanded.ts";
import { useRefusalText } from "./use-refusal-text.ts";

/** The tree for putting in order: drag with the mouse or a finger, or Alt and the arrow keys. */
export function ArrangeTree() {
  const { t } = useTranslation();
  const { role } = useAccess();
  const mayEdit = useCan("equipmentspage:edit") && isAtLeast(role ?? "user", "hod");
  const { data } = useRegisterTree({});
  if (!data) return null;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-8 max-md:px-4">
      {mayEdit ? (
        <p className="max-w-[72ch] pb-3 text-muted-foreground text-sm">{t("equipment:arrange.help")}</p>
      ) : null}
      <ArrangeLines nodes={data} mayEdit={mayEdit} />
    </div>
  );
}

/** The result is told by a toast; nothing is lifted from the keyboard. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

function ArrangeLines({ nodes, mayEdit }: { nodes: readonly RegisterNode[]; mayEdit: boolean }) {
  const { t } = useTranslation();
  const move = useMoveMachine();
  const refusalText = useRefusalText(move.error);
  const { unanswered } = move;
  const register = useMemo(
    () => registerOf(unanswered.reduce((moved, { move: { id, ...place } }) => movedIn(moved, id, place), nodes)),
    [nodes, unanswered],
  );
  const [expanded, setExpanded] = useExpanded(register, { shown: null, selectedId: null });
  const lines = useMemo(() => openLines(register, expanded), [register, expanded]);
  const [liftedId, setLiftedId] = useState<string | null>(null);
  const lifted = useMemo(() => new Set(liftedId ? branchOf(register, liftedId) : []), [register, liftedId]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const put = (item: RegisterNode | undefined, { parentId, beforeId }: KeyMove) => {
    if (!item) return;
    const { id, version, name } = item;
    move.mutate({ move: { id, version, parentId, beforeId }, from: placeOf(register, id), name });
    if (parentId) setExpanded(new Set([...expanded, parentId]));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    setLiftedId(null);
    const id = String(active.id);
    const wanted = over && dropMove(register, id, String(over.id));
    if (wanted) put(register.byId.get(id), wanted);
  };
  const toggle = (id: string) => {
    const next = new Set(expanded);
    if (!next.delete(id)) next.add(id);
    setExpanded(next);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={zoneUnder}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: t("equipment:arrange.help") } }}
      onDragStart={({ active }) => setLiftedId(String(active.id))}
      onDragCancel={() => setLiftedId(null)}
      onDragEnd={drop}
    >
      {refusalText ? <FormErrors faults={[]} message={refusalText} /> : null}
      <ul aria-label={t("equipment:manage.tree")} className="max-w-3xl text-sm">
        {lines.map(({ item, level, hasChildren, isOpen }) => (
          <ArrangeLine
            key={item.id}
            id={item.id}
            name={item.name}
            level={level}
            fold={hasChildren ? { isOpen, toggle: () => toggle(item.id) } : null}
            mayEdit={mayEdit}
            isLifted={lifted.has(item.id)}
            onKey={(key) => {
              const wanted = keyMove(register, item.id, key);
              if (wanted) put(item, wanted);
              return wanted !== null;
            }}
          />
        ))}
      </ul>
      <DragOverlay dropAnimation={null}>
        {liftedId ? (
          <div className="surface w-fit max-w-96 cursor-grabbing truncate bg-popover px-3 py-2 font-medium text-sm shadow-lg">
            {register.byId.get(liftedId)?.name}
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}
