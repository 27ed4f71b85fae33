import { addReadingsInput } from "@ymp/api/modules/equipment/rounds.schema";
import { earlierTotal } from "@ymp/core/maintenance/counters";
import { z } from "zod";
import { type InputOf, useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import type { Round } from "./rounds.queries.ts";

/** The readings of a walk, with or without a link; `name` is the round's, for the queue. */
export function useAddReadings(name: string) {
  return useQueuedMutation({
    path: "equipment.addReadings",
    label: ({ entries }) => ({ messageKey: "rounds:queue", params: { name, count: entries.length } }),
    subject: ({ roundId, id }) => roundId ?? id,
    optimistic: {
      touches: [["equipment", "rounds"]],
      apply: (input, { queryClient, trpc }) =>
        queryClient.setQueryData(
          trpc.equipment.rounds.queryOptions({ includesArchived: false }).queryKey,
          (rounds) => rounds && readIn(rounds, input),
        ),
    },
    meta: {
      success: saidOf,
      params: (_result, input) => ({ count: addReadingsInput.safeParse(input).data?.entries.length ?? 0 }),
      failure: "rounds:failed.save",
      invalidates: [["equipment"], ["jobs"]],
    },
  });
}

const sentResult = z.object({ status: z.literal("sent"), result: z.object({ refused: z.array(z.unknown()) }) });

/** Lines that were refused are told beside them; then nothing else is said. */
function saidOf(outcome: unknown): string | undefined {
  const sent = sentResult.safeParse(outcome);
  return sent.success && sent.data.result.refused.length === 0 ? "rounds:said.read" : undefined;
}

/** The rounds with the figures of the walk as those that were read last. */
function readIn(rounds: readonly Round[], { entries }: InputOf<"equipment.addReadings">): Round[] {
  const entryOf = new Map(entries.map((entry) => [entry.counterId, entry]));
  return rounds.map((round) => ({
    ...round,
    meters: round.meters.map((meter) => {
      const entry = entryOf.get(meter.id);
      if (!entry || entry.reading === null || (meter.lastReadAt && meter.lastReadAt > entry.readAt)) return meter;
      const lastTotal = earlierTotal(meter) + entry.reading;
      return { ...meter, lastReading: entry.reading, lastTotal, lastReadAt: entry.readAt };
    }),
  }));
}
