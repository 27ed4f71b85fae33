import { observeElementRect, useVirtualizer } from "@tanstack/react-virtual";
import { ChevronRight } from "lucide-react";
import { type KeyboardEvent, type RefObject, useCallback, useId, useMemo, useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { usePrinting } from "../lib/printing.ts";
import { touchQuery, useMedia } from "../lib/use-media.ts";
import { heightOfRow } from "./data-table-window.ts";
import { lineStartingWith, type TreeLine, type TreeNode, treeLines, treeMove } from "./tree-model.ts";

export type { TreeNode };

export type TreeProps = {
  label: string;
  nodes: readonly TreeNode[];
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  selectedId: string | null;
  onSelect: (id: string) => void;
  className?: string;
};

const lineHeight = 30;
const touchLineHeight = 44;
const gap = 1;
const fallbackRect = { width: 264, height: 720 };

/** A tree of any size. Arrows move, open and fold; letters jump; enter and space select. */
export function Tree(props: TreeProps) {
  const { label, nodes, expanded, selectedId, onSelect, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const [cursorId, setCursorId] = useState<string | null>(null);
  const lines = useMemo(() => treeLines(nodes, expanded), [nodes, expanded]);
  const virtualizer = useTreeWindow(box, lines);
  const isPrinting = usePrinting();
  const activeId = cursorId ?? selectedId ?? lines[0]?.node.id ?? null;
  const focusLine = (id: string) => {
    setCursorId(id);
    virtualizer.scrollToIndex(lines.findIndex((line) => line.node.id === id));
  };
  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={activeId ? `${prefix}${activeId}` : undefined}
      onKeyDown={(event) => pressTreeKey(event, { ...props, lines, activeId, focusLine })}
      className={cn("group/tree min-h-0 overflow-y-auto px-2 text-sm -outline-offset-2", className)}
    >
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {(isPrinting ? lines.map(onPaper) : virtualizer.getVirtualItems()).map(({ index, start }) => {
          const line = lines[index];
          if (!line) return null;
          const { id } = line.node;
          return (
            <TreeRow
              key={id}
              id={`${prefix}${id}`}
              line={line}
              isSelected={id === selectedId}
              isCursor={id === activeId}
              onToggle={() => setExpanded(props, id, !line.isExpanded)}
              onSelect={() => {
                setCursorId(id);
                onSelect(id);
              }}
              measure={virtualizer.measureElement}
              index={index}
              start={start}
              height={virtualizer.options.estimateSize(index)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Paper takes every line; the rules for print let it flow. */
const onPaper = (_line: unknown, index: number) => ({ index, start: 0 });

function useTreeWindow(box: RefObject<HTMLElement | null>, lines: readonly TreeLine[]) {
  const height = useMedia(touchQuery) ? touchLineHeight : lineHeight;
  return useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    getItemKey: useCallback((index: number) => lines[index]?.node.id ?? index, [lines]),
    estimateSize: () => height,
    gap,
    measureElement: heightOfRow,
    overscan: 10,
    initialRect: fallbackRect,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => report(rect.height > 0 ? rect : fallbackRect)),
  });
}

function setExpanded({ expanded, onExpandedChange }: TreeProps, id: string, open: boolean): void {
  const next = new Set(expanded);
  if (open) next.add(id);
  else next.delete(id);
  onExpandedChange(next);
}

type TreeKeyContext = TreeProps & {
  lines: readonly TreeLine[];
  activeId: string | null;
  focusLine: (id: string) => void;
};

function pressTreeKey(event: KeyboardEvent<HTMLDivElement>, context: TreeKeyContext): void {
  const { lines, activeId, focusLine, onSelect } = context;
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if ((event.key === "Enter" || event.key === " ") && activeId) {
    event.preventDefault();
    onSelect(activeId);
    return;
  }
  const at = lines.findIndex((line) => line.node.id === activeId);
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const turned: Record<string, string> = isRtl ? { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" } : {};
  const move = treeMove(turned[event.key] ?? event.key, lines, at);
  const letterTarget = /^[\p{L}\d]$/u.test(event.key) ? lineStartingWith(event.key, lines, at) : null;
  if (!move && !letterTarget) return;
  event.preventDefault();
  if (letterTarget) focusLine(letterTarget);
  else if (move && "focusId" in move) focusLine(move.focusId);
  else if (move && "expandId" in move) setExpanded(context, move.expandId, true);
  else if (move) setExpanded(context, move.collapseId, false);
}

type TreeRowProps = {
  id: string;
  line: TreeLine;
  isSelected: boolean;
  isCursor: boolean;
  onToggle: () => void;
  onSelect: () => void;
  measure: (row: HTMLElement | null) => void;
  index: number;
  start: number;
  /** Of one line; a name that has no room goes on in the next. */
  height: number;
};

function TreeRow({ id, line, isSelected, isCursor, onToggle, onSelect, ...place }: TreeRowProps) {
  const { measure, index, start, height } = place;
  const { node, level, hasChildren, isExpanded } = line;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree itself carries the keys for its active line
    <div
      role="treeitem"
      tabIndex={-1}
      id={id}
      ref={measure}
      data-index={index}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-selected={isSelected}
      aria-label={node.trouble ? `${node.label}, ${node.trouble.word}` : node.label}
      onClick={onSelect}
      style={{ transform: `translateY(${start}px)`, minHeight: height, paddingInlineStart: 10 + (level - 1) * 18 }}
      className={cn(
        "absolute inset-x-0 top-0 flex cursor-default items-center gap-1 rounded-md pe-2.5",
        isSelected ? "bg-selected font-medium" : "hover:bg-accent",
        isCursor && "group-focus-visible/tree:inset-ring-2 group-focus-visible/tree:inset-ring-ring",
      )}
    >
      <span
        aria-hidden
        className="tap-target flex w-4 flex-none text-muted-foreground"
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {hasChildren ? (
          <ChevronRight
            className={cn("size-3.5 transition-transform rtl:rotate-180", isExpanded && "rotate-90 rtl:rotate-90")}
          />
        ) : null}
      </span>
      <span
        dir="auto"
        className={cn("min-w-0 flex-1 break-words py-1 text-start leading-snug", level === 1 && "font-medium")}
      >
        {node.label}
      </span>
      {node.trouble ? <TroubleMark trouble={node.trouble} /> : null}
      {!node.trouble && node.count !== undefined ? (
        <span className="text-muted-foreground text-xs tabular-nums">{node.count}</span>
      ) : null}
    </div>
  );
}

/** Red diamond overdue, amber disc due soon: distinguished by shape as well. */
function TroubleMark({ trouble }: { trouble: NonNullable<TreeNode["trouble"]> }) {
  return (
    <span
      aria-hidden
      title={trouble.word}
      className={cn(
        "size-2 flex-none",
        trouble.kind === "overdue" ? "rotate-45 rounded-[2px] bg-status-overdue" : "rounded-full bg-status-due-soon",
      )}
    />
  );
}
