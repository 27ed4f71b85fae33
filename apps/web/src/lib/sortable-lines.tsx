import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { cn } from "@ymp/ui/lib/cn";
import { IconButton } from "@ymp/ui/primitives/button";
import { GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useDragWords } from "./drag-words.ts";
import { useTranslation } from "./translation.tsx";

/** What a line shows of the list it is in. */
export interface LineParts {
  handle: ReactNode;
  /** From 1. */
  position: number;
  name: string;
  /** For what else of the line has the focus: Alt and the arrows move it from there as well. */
  moveKeys: { "aria-keyshortcuts": string; onKeyDown: (event: KeyboardEvent) => void };
}

export interface SortableLinesProps<Line> {
  label?: string;
  lines: readonly Line[];
  idOf: (line: Line) => string;
  /** As it is called while it is moved. */
  nameOf: (line: Line, position: number) => string;
  handle: (name: string, position: number) => string;
  onChange: (lines: Line[]) => void;
  className?: string;
  lineClassName?: string;
  children: (line: Line, parts: LineParts) => ReactNode;
}

/** Lines in an order that somebody decides. Moved by their handle, which space lifts as well, or by Alt and the arrows. */
export function SortableLines<Line>(props: SortableLinesProps<Line>) {
  const { label, lines, idOf, nameOf, handle, onChange, className, lineClassName, children } = props;
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const named = lines.map((line, at) => ({ line, id: idOf(line), name: nameOf(line, at + 1) }));
  const words = useDragWords({ lines: named });
  const move = (from: number, to: number) => {
    const isMoved = from >= 0 && to >= 0 && to < lines.length && from !== to;
    if (isMoved) onChange(arrayMove([...lines], from, to));
    return isMoved;
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: unknown) => named.findIndex((one) => one.id === id);
    move(placeOf(active.id), placeOf(over?.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words} onDragEnd={drop}>
      <SortableContext items={named.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={cn("flex flex-col", className)}>
          {named.map(({ line, id, name }, at) => (
            <SortableLine
              key={id}
              id={id}
              name={name}
              position={at + 1}
              handle={handle(name, at + 1)}
              className={lineClassName}
              onMove={(by) => {
                if (move(at, at + by)) setSaid(t("drag:dropped", { name, place: at + 1 + by }));
              }}
            >
              {(parts) => children(line, parts)}
            </SortableLine>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}

interface SortableLineProps {
  id: string;
  name: string;
  position: number;
  handle: string;
  className: string | undefined;
  onMove: (by: -1 | 1) => void;
  children: (parts: LineParts) => ReactNode;
}

function SortableLine({ id, name, position, handle, className, onMove, children }: SortableLineProps) {
  const sorting = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sorting;
  const style = transform ? { transform: `translateY(${transform.y}px)`, transition } : undefined;
  const moveKeys = {
    "aria-keyshortcuts": "Alt+ArrowUp Alt+ArrowDown",
    onKeyDown: (event: KeyboardEvent) => {
      const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
      if (by === null || !event.altKey || isDragging) return;
      event.preventDefault();
      onMove(by);
    },
  };
  return (
    <li ref={setNodeRef} style={style} className={cn(className, isDragging && "relative z-10 bg-popover shadow-lg")}>
      {children({
        name,
        position,
        moveKeys,
        handle: (
          <IconButton
            ref={setActivatorNodeRef}
            label={handle}
            size="icon-sm"
            className="cursor-grab touch-none touch:size-touch"
            {...attributes}
            {...listeners}
            aria-keyshortcuts={moveKeys["aria-keyshortcuts"]}
            onKeyDown={(event) => {
              moveKeys.onKeyDown(event);
              if (!event.defaultPrevented) listeners?.onKeyDown?.(event);
            }}
          >
            <GripVertical />
          </IconButton>
        ),
      })}
    </li>
  );
}
