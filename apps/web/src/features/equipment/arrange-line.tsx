import { useDraggable, useDroppable } from "@dnd-kit/core";
import { cn } from "@ymp/ui/lib/cn";
import { IconButton } from "@ymp/ui/primitives/button";
import { ChevronRight, GripVertical, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { zoneId } from "./arrange-drop.ts";
import { manageAddress } from "./equipment.search.ts";

export interface ArrangeLineProps {
  id: string;
  name: string;
  level: number;
  fold: { isOpen: boolean; toggle: () => void } | null;
  mayEdit: boolean;
  /** Lifted, or below what is lifted: it takes nothing in. */
  isLifted: boolean;
  /** True when the key moved something. */
  onKey: (key: string) => boolean;
}

const levelIndentPx = 22;

/** One item of the tree: its grip, what folds it, and the two places where a lifted item can be dropped. */
export function ArrangeLine({ id, name, level, fold, mayEdit, isLifted, onKey }: ArrangeLineProps) {
  const { t } = useTranslation();
  const { go } = useListAddress(manageAddress);
  const before = useDroppable({ id: zoneId("before", id), disabled: isLifted });
  const into = useDroppable({ id: zoneId("into", id), disabled: isLifted });
  const indent = (level - 1) * levelIndentPx;
  return (
    <li
      ref={into.setNodeRef}
      style={{ paddingInlineStart: indent }}
      className={cn(
        "hairline-b relative flex min-h-row items-center gap-1 touch:min-h-touch",
        into.isOver && "bg-selected",
        isLifted && "opacity-40",
      )}
    >
      <span
        ref={before.setNodeRef}
        aria-hidden
        style={{ insetInlineStart: indent }}
        className="pointer-events-none absolute end-0 -top-2 z-10 flex h-4 items-center"
      >
        {before.isOver ? <span className="h-0.5 flex-1 rounded-full bg-ring" /> : null}
      </span>
      {mayEdit ? <Grip id={id} name={name} onKey={onKey} /> : null}
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
        <span className="w-7 flex-none touch:w-touch" />
      )}
      <button
        type="button"
        dir="auto"
        onClick={() => go({ edit: id })}
        className="min-w-0 flex-1 py-1.5 text-start hover:underline"
      >
        {name}
      </button>
      {mayEdit ? (
        <IconButton
          size="icon-sm"
          label={t("equipment:arrange.addBelow", { name })}
          onClick={() => go({ new: true, under: id })}
        >
          <Plus />
        </IconButton>
      ) : null}
    </li>
  );
}

function Grip({ id, name, onKey }: Pick<ArrangeLineProps, "id" | "name" | "onKey">) {
  const { t } = useTranslation();
  const { setNodeRef, listeners } = useDraggable({ id });
  const press = (event: KeyboardEvent) => {
    if (event.altKey && onKey(event.key)) event.preventDefault();
  };
  return (
    <button
      ref={setNodeRef}
      type="button"
      aria-label={t("equipment:arrange.grip", { name })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
      onKeyDown={press}
      className="flex size-7 flex-none cursor-grab touch-none items-center justify-center rounded-md text-muted-foreground touch:size-touch"
      {...listeners}
    >
      <GripVertical className="size-4" />
    </button>
  );
}
