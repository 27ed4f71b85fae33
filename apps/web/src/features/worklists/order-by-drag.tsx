import {
  closestCenter,
  DndContext,
  DragOverlay,
  PointerSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { cn } from "@ymp/ui/lib/cn";
import { GripVertical } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import type { Moves } from "./worklist-moves.ts";
import type { WorklistJob } from "./worklists.queries.ts";

export interface OrderByDragProps {
  moves: Moves;
  rows: readonly WorklistJob[];
  children: ReactNode;
}

/** Rows are taken by their handle and put where another row is. Alt and the arrows do the same from the keyboard. */
export function OrderByDrag({ moves, rows, children }: OrderByDragProps) {
  const { t } = useTranslation("worklists");
  const [liftedId, setLiftedId] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const titleOf = (id: unknown) => rows.find((row) => row.id === id)?.title ?? "";
  const lifted = titleOf(liftedId);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t("order.instructions") },
        announcements: {
          onDragStart: ({ active }) => t("order.lifted", { title: titleOf(active.id) }),
          onDragOver: () => undefined,
          onDragEnd: ({ active, over }) =>
            t("order.dropped", { title: titleOf(active.id), place: rows.findIndex(({ id }) => id === over?.id) + 1 }),
          onDragCancel: ({ active }) => t("order.cancelled", { title: titleOf(active.id) }),
        },
      }}
      onDragStart={({ active }) => setLiftedId(String(active.id))}
      onDragCancel={() => setLiftedId(null)}
      onDragEnd={({ active, over }) => {
        setLiftedId(null);
        if (over) moves.to(String(active.id), String(over.id));
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {lifted ? (
          <div className="surface w-fit max-w-96 cursor-grabbing truncate bg-popover px-3 py-2 font-medium text-sm shadow-lg">
            {lifted}
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

/** Where a row is taken; shows a line where a lifted one would go. */
export function OrderHandle({ id, label }: { id: string; label: string }) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id });
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id });
  return (
    <span ref={setDropRef} className="flex">
      <button
        ref={setNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={(event) => event.stopPropagation()}
        className={cn(
          "-mx-1 flex h-control-sm w-6 touch-none cursor-grab items-center justify-center rounded-sm text-muted-foreground hover:bg-secondary hover:text-foreground",
          isDragging && "opacity-40",
        )}
      >
        <GripVertical className="size-3.5" />
      </button>
      {isOver && !isDragging ? (
        <span aria-hidden className="pointer-events-none absolute inset-x-0 top-0 z-10 h-0.5 bg-ring" />
      ) : null}
    </span>
  );
}
