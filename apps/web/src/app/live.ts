import type { LiveChange } from "@ymp/api/platform/live/live.schema";
import { codeInTime } from "@ymp/ui/lib/code-in-time";
import { useEffect } from "react";
import { askServer } from "../lib/offline/connection.ts";
import { keepStreamOpen } from "./kept-stream.ts";
import type { Services } from "./services.ts";
import { useServices } from "./services-context.tsx";

const gatherMs = 150;

/**
 * Gathers changes for a moment, so that a bulk change asks for each list once. Which lists show what comes with the first
 * change, as it is not needed to draw anything; where it cannot come, everything shown is asked for again.
 */
export function createChangeGatherer({ queryClient }: Pick<Services, "queryClient">) {
  const kinds = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function apply() {
    timer = undefined;
    const changed = [...kinds];
    kinds.clear();
    const known = await codeInTime(() => import("./live-kinds.ts")).catch(() => null);
    if (!known) return queryClient.invalidateQueries();
    for (const path of changed.flatMap(known.staleAfter)) void queryClient.invalidateQueries({ queryKey: [path] });
  }

  return {
    take({ recordKind, verb }: Pick<LiveChange, "recordKind" | "verb">) {
      if (verb === "gap") return void queryClient.invalidateQueries();
      kinds.add(recordKind);
      timer ??= setTimeout(() => void apply(), gatherMs);
    },
    stop: () => clearTimeout(timer),
  };
}

/** What others save on this vessel appears here without a reload; after a lost stream everything shown is read again. */
export function useLiveChanges(vesselId: string | null): void {
  const services = useServices();
  useEffect(() => {
    if (!vesselId) return;
    const { client, queryClient, link, queue, unsentFiles } = services;
    const gatherer = createChangeGatherer(services);
    const close = keepStreamOpen<LiveChange>((handlers) => client.live.changes.subscribe(undefined, handlers), {
      onMessage: gatherer.take,
      onLost: () => void askServer(services),
      onOpen(isAfterLoss) {
        link.markReached();
        // What is read before the server has what was queued would show the state of before.
        const flushed = queue.flush();
        if (isAfterLoss) void flushed.then(() => queryClient.invalidateQueries());
        void unsentFiles.flush();
      },
    });
    return () => {
      close();
      gatherer.stop();
    };
  }, [vesselId, services]);
}
