import type { DndContextProps } from "@dnd-kit/core";
import { useTranslation } from "./translation.tsx";

export interface DraggedLines {
  /** In their order on the screen. */
  lines: readonly { id: string; name: string }[];
}

/** What a screen reader says while a line of a list is moved, in the reader's language. */
export function useDragWords({ lines }: DraggedLines): DndContextProps["accessibility"] {
  const { t } = useTranslation();
  const nameOf = (id: unknown) => lines.find((line) => line.id === id)?.name ?? "";
  const placeOf = (id: unknown) => lines.findIndex((line) => line.id === id) + 1;
  return {
    screenReaderInstructions: { draggable: t("drag:instructions") },
    announcements: {
      onDragStart: ({ active }) => t("drag:lifted", { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) =>
        over ? t("drag:over", { name: nameOf(active.id), place: placeOf(over.id) }) : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? t("drag:dropped", { name: nameOf(active.id), place: placeOf(over.id) })
          : t("drag:cancelled", { name: nameOf(active.id) }),
      onDragCancel: ({ active }) => t("drag:cancelled", { name: nameOf(active.id) }),
    },
  };
}
