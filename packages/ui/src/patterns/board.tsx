import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";
import { Skeleton } from "../primitives/skeleton.tsx";
import { columnCoordinates, columnUnder } from "./board-keys.ts";

export type BoardColumn<Item> = {
  id: string;
  label: string;
  icon?: ReactNode;
  items: readonly Item[];
  /** All of them, where more exist than are shown; as it is told. */
  total?: number | string;
  /** They are on their way: nothing is counted, and nothing is said to be missing. */
  isComing?: boolean;
  /** Why nothing can be dropped here now; cards cannot enter such a column. */
  closed?: string;
};

export type BoardProps<Item> = {
  label: string;
  columns: readonly BoardColumn<Item>[];
  itemId: (item: Item) => string;
  itemName: (item: Item) => string;
  card: (item: Item) => ReactNode;
  onMove: (item: Item, toColumnId: string) => void;
  onOpen: (item: Item) => void;
  empty: string;
  /** Sentences for readers while a card is moved with the keyboard. */
  say: {
    instructions: string;
    lifted: (name: string) => string;
    over: (name: string, column: string) => string;
    dropped: (name: string, column: string) => string;
    cancelled: (name: string) => string;
  };
};

/** Cards in columns. Drag with mouse or finger, or with space and arrows; enter opens. */
export function Board<Item>(props: BoardProps<Item>) {
  const { label, columns, itemId, card, onMove, say } = props;
  const [liftedId, setLiftedId] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: columnCoordinates,
      keyboardCodes: { start: ["Space"], cancel: ["Escape"], end: ["Space", "Enter"] },
    }),
  );
  const find = (id: unknown) => columns.flatMap((column) => column.items).find((item) => itemId(item) === id);
  const drop = ({ active, over }: DragEndEvent) => {
    setLiftedId(null);
    const item = find(active.id);
    const target = columns.find((column) => column.id === over?.id);
    if (!item || !target || target.closed || target.items.includes(item)) return;
    onMove(item, target.id);
  };
  const lifted = find(liftedId);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{
        announcements: announcementsFor(props, find),
        screenReaderInstructions: { draggable: say.instructions },
      }}
      onDragStart={({ active }) => setLiftedId(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setLiftedId(null)}
    >
      <section
        aria-label={label}
        className="flex min-h-0 flex-1 snap-x scroll-px-6 gap-3 overflow-x-auto px-6 pb-4 max-md:scroll-px-4 max-md:px-4"
      >
        {columns.map((column) => (
          <BoardLane key={column.id} column={column} {...props} />
        ))}
      </section>
      <DragOverlay>
        {lifted ? <div className="surface cursor-grabbing bg-popover p-3 shadow-lg">{card(lifted)}</div> : null}
      </DragOverlay>
    </DndContext>
  );
}

function announcementsFor<Item>(
  { columns, itemName, say }: BoardProps<Item>,
  find: (id: unknown) => Item | undefined,
): Announcements {
  const nameOf = (id: unknown) => {
    const item = find(id);
    return item ? itemName(item) : "";
  };
  const columnName = (id: unknown) => columns.find((column) => column.id === id)?.label ?? "";
  return {
    onDragStart: ({ active }) => say.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? say.over(nameOf(active.id), columnName(over.id)) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? say.dropped(nameOf(active.id), columnName(over.id)) : say.cancelled(nameOf(active.id)),
    onDragCancel: ({ active }) => say.cancelled(nameOf(active.id)),
  };
}

function BoardLane<Item>({
  column,
  itemId,
  itemName,
  card,
  onOpen,
  empty,
}: BoardProps<Item> & { column: BoardColumn<Item> }) {
  const { setNodeRef, isOver } = useDroppable({ id: column.id, disabled: column.closed !== undefined });
  return (
    <section
      ref={setNodeRef}
      aria-label={column.label}
      aria-busy={column.isComing || undefined}
      className={cn(
        "flex w-72 min-w-60 flex-1 snap-start flex-col rounded-lg bg-muted max-md:w-[84vw] max-md:flex-none",
        isOver && "inset-ring-2 inset-ring-ring",
      )}
    >
      <header className="flex h-10 flex-none items-center gap-2 px-3 text-sm [&_svg]:size-4">
        {column.icon}
        <h2 dir="auto" className="font-semibold">
          {column.label}
        </h2>
        {column.isComing ? null : (
          <span className="text-muted-foreground tabular-nums">{column.total ?? column.items.length}</span>
        )}
      </header>
      <ul className="flex min-h-16 flex-1 flex-col gap-2 overflow-y-auto px-2 pb-2">
        {column.items.map((item) => (
          <BoardCard key={itemId(item)} id={itemId(item)} name={itemName(item)} onOpen={() => onOpen(item)}>
            {card(item)}
          </BoardCard>
        ))}
        {column.isComing
          ? comingCards.map((place) => (
              <li key={place} aria-hidden>
                <Skeleton className="appear-late h-16 rounded-md" />
              </li>
            ))
          : null}
        {column.items.length === 0 && !column.isComing ? (
          <li className="px-1 py-2 text-muted-foreground text-xs">{column.closed ?? empty}</li>
        ) : null}
      </ul>
    </section>
  );
}

const comingCards = ["first", "second", "third"];

type BoardCardProps = { id: string; name: string; onOpen: () => void; children: ReactNode };

function BoardCard({ id, name, onOpen, children }: BoardCardProps) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id });
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a button would press itself when space drops the card */}
      <div
        ref={setNodeRef}
        {...attributes}
        role="button"
        tabIndex={0}
        {...listeners}
        aria-label={name}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isDragging) onOpen();
          else listeners?.onKeyDown?.(event);
        }}
        className={cn(
          "surface min-h-16 touch-manipulation cursor-grab p-3 text-sm hover:bg-accent",
          isDragging && "opacity-40",
        )}
      >
        {children}
      </div>
    </li>
  );
}
