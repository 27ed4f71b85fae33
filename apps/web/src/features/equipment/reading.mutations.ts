import { earlierTotal } from "@ymp/core/maintenance/counters";
import { useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";

/** A reading moves planning dates, so lists of jobs are out of date as well. */
const everything = [["equipment"], ["jobs"]] as const;

/** A reading taken with or without a link; `name` is the machine's, for the queue. */
export function useAddReading({ id: equipmentId, name }: { id: string; name: string }) {
  return useQueuedMutation({
    path: "equipment.addReading",
    label: () => ({ messageKey: "equipment:queue.reading", params: { name } }),
    subject: () => equipmentId,
    fields: { note: "equipment:reading.note" },
    optimistic: {
      touches: [["equipment", "get"]],
      apply: ({ counterId, reading, readAt }, { queryClient, trpc }) => {
        queryClient.setQueryData(trpc.equipment.get.queryOptions({ id: equipmentId }).queryKey, (machine) =>
          machine
            ? {
                ...machine,
                counters: machine.counters.map((meter) =>
                  meter.id === counterId && (!meter.lastReadAt || meter.lastReadAt <= readAt)
                    ? {
                        ...meter,
                        lastReading: reading,
                        lastTotal: earlierTotal(meter) + reading,
                        lastReadAt: readAt,
                      }
                    : meter,
                ),
              }
            : machine,
        );
      },
    },
    meta: {
      success: "equipment:said.read",
      failure: "equipment:failed.read",
      invalidates: everything,
      shownInPlace: ["invalid", "conflict"],
    },
  });
}

export const useReplaceMeter = () =>
  useWrite(({ equipment }) => equipment.replaceMeter, {
    success: "equipment:said.meterReplaced",
    invalidates: everything,
    shownInPlace: ["invalid", "conflict", "stale"],
  });

export const useSetOverhaul = () =>
  useWrite(({ equipment }) => equipment.setOverhaul, {
    success: "equipment:said.overhaulSet",
    invalidates: everything,
    shownInPlace: ["invalid", "stale"],
  });
