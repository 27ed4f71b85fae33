import { useCallback, useEffect, useRef } from "react";
import { useServices } from "../../app/services-context.tsx";
import type { Point } from "./drawing-view.ts";
import { useSetSpot } from "./spares.mutations.ts";

/** A spot that is pushed by keys is sent once it rests. */
const restMs = 350;

interface Seen {
  version: number;
  base: { spotX: number | null; spotY: number | null };
}

/** Puts numbers on the drawing: seen at once, sent when the hand rests, from where the number stood before. */
export function usePlacing(equipmentId: string, sectionId: string) {
  const { queryClient, trpc } = useServices();
  const { mutateAsync } = useSetSpot();
  const waiting = useRef(new Map<string, { spot: Point | null; timer: ReturnType<typeof setTimeout> }>());
  const seen = useRef(new Map<string, Seen>());
  const send = useCallback(
    async (id: string, spot: Point | null) => {
      const from = seen.current.get(id);
      // What is pushed on meanwhile goes on from here.
      const base = { spotX: spot?.x ?? null, spotY: spot?.y ?? null };
      if (from) seen.current.set(id, { version: from.version, base });
      try {
        const { version } = await mutateAsync({ id, spot, ...from });
        seen.current.set(id, { version, base });
      } catch {
        // Told by the mutation; what is there now comes with the list that is read again.
        seen.current.delete(id);
      }
    },
    [mutateAsync],
  );
  useEffect(() => {
    const pending = waiting.current;
    return () => {
      for (const [id, { spot, timer }] of pending) {
        clearTimeout(timer);
        void send(id, spot);
      }
      pending.clear();
    };
  }, [send]);
  return useCallback(
    (id: string, spot: Point | null) => {
      const key = trpc.spareParts.browse.queryOptions({ equipmentId, sectionId }).queryKey;
      void queryClient.cancelQueries({ queryKey: key });
      const shown = queryClient.getQueryData(key)?.parts.find((part) => part.id === id);
      if (shown && !waiting.current.has(id) && !((seen.current.get(id)?.version ?? 0) >= shown.version))
        seen.current.set(id, { version: shown.version, base: { spotX: shown.spotX, spotY: shown.spotY } });
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
        void send(id, spot);
      }, restMs);
      waiting.current.set(id, { spot, timer });
    },
    [queryClient, trpc, send, equipmentId, sectionId],
  );
}
