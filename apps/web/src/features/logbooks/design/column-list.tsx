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
import type { DesignedColumn } from "@ymp/core/books/custom-book";
import { cn } from "@ymp/ui/lib/cn";
import { Badge } from "@ymp/ui/primitives/badge";
import { IconButton } from "@ymp/ui/primitives/button";
import { GripVertical, TriangleAlert } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { unitSign } from "../../../lib/definitions/unit-signs.ts";
import { useDragWords } from "../../../lib/drag-words.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { columnIcons } from "./column-types.tsx";

export interface ColumnListProps {
  columns: readonly DesignedColumn[];
  chosen: string | null;
  /** By the keys of columns. */
  faulty: ReadonlySet<string>;
  onChoose: (key: string) => void;
  onChange: (columns: readonly DesignedColumn[]) => void;
  /** Below the chosen one, where nothing stands beside. */
  below: ReactNode;
}

/** The columns in the order in which they are asked. Moved by their handle, or by Alt and the arrows. */
export function ColumnList(props: ColumnListProps) {
  const { columns, chosen, faulty, onChoose, onChange, below } = props;
  const { t } = useTranslation("book-design");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (column: DesignedColumn, at: number) => column.label.trim() || t("unnamed", { position: at + 1 });
  const words = useDragWords({ lines: columns.map((column, at) => ({ id: column.key, name: nameOf(column, at) })) });
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < columns.length && from !== to) onChange(arrayMove([...columns], from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: unknown) => columns.findIndex(({ key }) => key === id);
    move(placeOf(active.id), placeOf(over?.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words} onDragEnd={drop}>
      <SortableContext items={columns.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol aria-label={t("columns")} className="flex flex-col">
          {columns.map((column, at) => (
            <ColumnRow
              key={column.key}
              column={column}
              name={nameOf(column, at)}
              position={at + 1}
              isChosen={column.key === chosen}
              isFaulty={faulty.has(column.key)}
              onChoose={() => onChoose(column.key)}
              onMove={(by) => move(at, at + by)}
            >
              {column.key === chosen ? below : null}
            </ColumnRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface ColumnRowProps {
  column: DesignedColumn;
  name: string;
  position: number;
  isChosen: boolean;
  isFaulty: boolean;
  onChoose: () => void;
  onMove: (by: -1 | 1) => void;
  children: ReactNode;
}

function ColumnRow({ column, name, position, isChosen, isFaulty, onChoose, onMove, children }: ColumnRowProps) {
  const { t } = useTranslation("book-design");
  const sorting = useSortable({ id: column.key });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = sorting;
  const style = transform ? { transform: `translateY(${transform.y}px)`, transition } : undefined;
  const Icon = columnIcons[column.type];
  const byKeys = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (by === null || !event.altKey) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li ref={setNodeRef} style={style} className="hairline-b bg-card">
      <div className={cn("flex min-h-11 items-center gap-1.5", isChosen && "bg-selected")}>
        <IconButton
          ref={setActivatorNodeRef}
          label={t("move", { name, position })}
          size="icon-sm"
          className="cursor-grab touch-none touch:size-touch"
          {...attributes}
          {...listeners}
        >
          <GripVertical />
        </IconButton>
        <span className="w-6 flex-none text-end text-muted-foreground text-sm tabular-nums">{position}</span>
        <button
          type="button"
          aria-expanded={isChosen}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 px-1.5 text-start text-sm"
          onClick={onChoose}
          onKeyDown={byKeys}
        >
          <span
            dir="auto"
            className={cn("min-w-0 break-words", column.isArchived && "text-muted-foreground line-through")}
          >
            {name}
          </span>
          {isFaulty ? (
            <Badge tone="overdue">
              <TriangleAlert />
              {t("toMend")}
            </Badge>
          ) : null}
          {column.isArchived ? <Badge tone="line">{t("archived")}</Badge> : null}
          <span className="ms-auto flex flex-none items-center gap-1.5 pe-2 text-muted-foreground text-xs">
            <Icon aria-hidden className="size-4" />
            <bdi>{column.unit ? unitSign(column.unit) : t(`type.${column.type}`)}</bdi>
          </span>
        </button>
      </div>
      {children}
    </li>
  );
}
