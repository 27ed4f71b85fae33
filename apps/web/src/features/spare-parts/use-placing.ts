import { useCallback, useEffect, useRef } from "react";
import { useServices } from "../../app/services-context.tsx";
import type { Point } from "./drawing-view.ts";
import { useSetSpot } from "./spares.mutations.ts";

/** A spot that is pushed by keys is sent once it rests. */
const restMs = 350;

/** Puts numbers on the drawing: seen at once, sent when the hand rests. */
export function usePlacing(equipmentId: string, sectionId: string) {
  const { queryClient, trpc } = useServices();
  const { mutate } = useSetSpot();
  const waiting = useRef(new Map<string, { spot: Point | null; timer: ReturnType<typeof setTimeout> }>());
  useEffect(() => {
    const pending = waiting.current;
    return () => {
      for (const [id, { spot, timer }] of pending) {
        clearTimeout(timer);
        mutate({ id, spot });
      }
      pending.clear();
    };
  }, [mutate]);
  return useCallback(
    (id: string, spot: Point | null) => {
      const key = trpc.spareParts.browse.queryOptions({ equipmentId, sectionId }).queryKey;
      void queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(
        key,
        (page) =>
          page && {
            ...page,
            parts: page.parts.map((part) =>
              part.id === id ? { ...part, spotX: spot?.x ?? null, spotY: spot?.y ?? null } : part,
            ),
          },
      );
      clearTimeout(waiting.current.get(id)?.timer);
      const timer = setTimeout(() => {
        waiting.current.delete(id);
        mutate({ id, spot });
      }, restMs);
      waiting.current.set(id, { spot, timer });
    },
    [queryClient, trpc, mutate, equipmentId, sectionId],
  );
}
