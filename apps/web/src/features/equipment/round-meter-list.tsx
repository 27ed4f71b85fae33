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
import { IconButton } from "@ymp/ui/primitives/button";
import { GripVertical, X } from "lucide-react";
import { useDragWords } from "../../lib/drag-words.ts";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { RoundMeter } from "./rounds.queries.ts";

export interface RoundMeterListProps {
  meters: readonly RoundMeter[];
  onChange: (meters: RoundMeter[]) => void;
}

/** The meters in walking order. Moved by their handle, or from the keyboard: space takes one up, arrows move it. */
export function RoundMeterList({ meters, onChange }: RoundMeterListProps) {
  const { t } = useTranslation("rounds");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const words = useDragWords({ lines: meters.map(({ id, equipmentName: name }) => ({ id, name })) });
  const drop = ({ active, over }: DragEndEvent) => {
    const from = meters.findIndex(({ id }) => id === active.id);
    const to = meters.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove([...meters], from, to));
  };
  return (
    <section aria-label={t("form.order")}>
      <h3 className="mb-1.5 font-medium text-sm">{t("form.order")}</h3>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words} onDragEnd={drop}>
        <SortableContext items={meters.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="flex flex-col">
            {meters.map((meter, index) => (
              <SortableMeter
                key={meter.id}
                meter={meter}
                position={index + 1}
                onRemove={() => onChange(meters.filter(({ id }) => id !== meter.id))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </section>
  );
}

interface SortableMeterProps {
  meter: RoundMeter;
  position: number;
  onRemove: () => void;
}

function SortableMeter({ meter, position, onRemove }: SortableMeterProps) {
  const { t } = useTranslation("rounds");
  const sorting = useSortable({ id: meter.id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = sorting;
  const style = transform ? { transform: `translateY(${transform.y}px)`, transition } : undefined;
  const { equipmentName: name, kind, location, code } = meter;
  return (
    <li ref={setNodeRef} style={style} className="hairline-b flex min-h-11 items-center gap-1.5 bg-card">
      <IconButton
        ref={setActivatorNodeRef}
        label={t("form.move", { name, position })}
        size="icon-sm"
        className="cursor-grab touch-none touch:size-touch"
        {...attributes}
        {...listeners}
      >
        <GripVertical />
      </IconButton>
      <span className="w-6 flex-none text-end text-muted-foreground text-sm tabular-nums">{position}</span>
      <span className="min-w-0 flex-1 py-1.5 text-sm">
        <span dir="auto" className="block font-medium">
          {kind === "hours" ? name : `${name}, ${t(`equipment:meter.kind.${kind}`)}`}
        </span>
        <span dir="auto" className="block text-muted-foreground text-xs">
          {listed([code, location], t)}
        </span>
      </span>
      <IconButton label={t("ui:remove", { name })} size="icon-sm" className="touch:size-touch" onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}
