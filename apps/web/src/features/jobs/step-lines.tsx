import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
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
import { newId } from "@ymp/core/ids";
import { IconButton } from "@ymp/ui/primitives/button";
import { Input } from "@ymp/ui/primitives/input";
import { GripVertical, X } from "lucide-react";
import { useDragWords } from "../../lib/drag-words.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** One step of a checklist while it is written. */
export interface StepLine {
  id: string;
  title: string;
}

interface StepLinesProps {
  lines: readonly StepLine[];
  onChange: (lines: StepLine[]) => void;
}

/** Steps in their order. Moved by their handle, or from the keyboard: space takes a line up, arrows move it. */
export function StepLines({ lines, onChange }: StepLinesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const words = useDragWords({ lines: lines.map(({ id, title: name }) => ({ id, name })) });
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id].map((id) => lines.findIndex((line) => line.id === id));
    if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return;
    onChange(arrayMove([...lines], from, to));
  };
  const insertAfter = (index: number) =>
    onChange([...lines.slice(0, index + 1), { id: newId(), title: "" }, ...lines.slice(index + 1)]);
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words} onDragEnd={drop}>
      <SortableContext items={lines.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="flex flex-col gap-1.5">
          {lines.map((line, index) => (
            <SortableLine
              key={line.id}
              line={line}
              position={index + 1}
              onTitle={(title) => onChange(lines.map((other) => (other.id === line.id ? { ...other, title } : other)))}
              onRemove={() => onChange(lines.filter(({ id }) => id !== line.id))}
              onEnter={() => insertAfter(index)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortableLineProps {
  line: StepLine;
  position: number;
  onTitle: (title: string) => void;
  onRemove: () => void;
  onEnter: () => void;
}

function SortableLine({ line, position, onTitle, onRemove, onEnter }: SortableLineProps) {
  const { t } = useTranslation("job-sheet");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: line.id,
  });
  const style = transform ? { transform: `translateY(${transform.y}px)`, transition } : undefined;
  return (
    <li ref={setNodeRef} style={style} className="flex items-center gap-1">
      <IconButton
        ref={setActivatorNodeRef}
        label={t("plan.moveLine", { position })}
        size="icon-sm"
        className="cursor-grab touch-none"
        {...attributes}
        {...listeners}
      >
        <GripVertical />
      </IconButton>
      <Input
        size="sm"
        aria-label={t("plan.line", { position })}
        autoFocus={line.title === ""}
        value={line.title}
        maxLength={200}
        onChange={(event) => onTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.metaKey || event.ctrlKey || line.title.trim() === "") return;
          event.preventDefault();
          onEnter();
        }}
      />
      <IconButton label={t("checklist.remove", { title: line.title })} size="icon-sm" onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}
