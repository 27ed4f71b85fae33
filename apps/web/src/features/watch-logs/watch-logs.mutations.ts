import type { Services } from "../../app/services.ts";
import { type InputOf, useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import { useDownload } from "../../lib/use-download.ts";
import type { WatchLog } from "./watch-logs.queries.ts";

const own = [["watchLogs"], ["rest"], ["search"]] as const;
const sheet = [["watchLogs", "get"]] as const;
const shownInPlace = ["invalid", "stale", "conflict", "forbidden"] as const;

type Api = Pick<Services, "queryClient" | "trpc">;

function changeSheet({ queryClient, trpc }: Api, id: string, change: (log: WatchLog) => WatchLog): void {
  queryClient.setQueryData(trpc.watchLogs.get.queryOptions({ id }).queryKey, (log) => log && change(log));
}

/** Each works without a link: what was done stands at its own time once it arrives. */
export const useTakeOver = (title: string) =>
  useQueuedMutation({
    path: "watchLogs.takeOver",
    label: () => ({ messageKey: "watch-logs:queue.takeOver", params: { title } }),
    subject: ({ id }) => id,
    optimistic: {
      touches: sheet,
      apply: ({ id, happenedAt }, api) =>
        changeSheet(api, id, (shown) => ({
          ...shown,
          ...{ state: "on", takenAt: happenedAt },
          log: {
            ...{ version: 1, takenAt: happenedAt, endedAt: null, handoverId: null, values: null, relievedAt: null },
            ...{ isTakenLate: false, isHandedLate: false },
          },
          can: { ...shown.can, takeOver: false, round: true, handOver: true },
        })),
    },
    meta: { success: "watch-logs:said.takenOver", invalidates: own, shownInPlace: [...shownInPlace] },
  });

export const useAddRound = (title: string) =>
  useQueuedMutation({
    path: "watchLogs.addRound",
    label: () => ({ messageKey: "watch-logs:queue.round", params: { title } }),
    fields: { finding: "watch-logs:field.finding" },
    subject: ({ watchId }) => watchId,
    optimistic: {
      touches: sheet,
      apply: ({ id, watchId, happenedAt, finding, jobId }, api) =>
        changeSheet(api, watchId, (shown) => ({
          ...shown,
          rounds: [
            ...shown.rounds,
            {
              ...{ id, madeAt: happenedAt, finding: finding || null, isLate: false },
              isAfterHandover: shown.log?.handoverId != null,
              ...{ jobId: jobId ?? null, jobTitle: jobId ? (finding ?? null) : null },
            },
          ],
        })),
    },
    meta: { success: "watch-logs:said.round", invalidates: [...own, ["jobs"]], shownInPlace: [...shownInPlace] },
  });

export const useHandOver = (title: string) =>
  useQueuedMutation({
    path: "watchLogs.handOver",
    label: () => ({ messageKey: "watch-logs:queue.handOver", params: { title } }),
    subject: ({ id }) => id,
    optimistic: {
      touches: sheet,
      apply: ({ id, happenedAt, handoverId, values }, api) =>
        changeSheet(api, id, (shown) => ({
          ...shown,
          ...{ state: "done", endedAt: happenedAt },
          log: shown.log && { ...shown.log, endedAt: happenedAt, handoverId, values },
        })),
    },
    meta: { success: "watch-logs:said.handedOver", invalidates: own, shownInPlace: [...shownInPlace] },
  });

export const useRelieve = (title: string) =>
  useQueuedMutation({
    path: "watchLogs.relieve",
    label: () => ({ messageKey: "watch-logs:queue.relieve", params: { title } }),
    subject: ({ id }) => id,
    meta: { success: "watch-logs:said.relieved", invalidates: own, shownInPlace: [...shownInPlace] },
  });

/** One watch as a sheet of paper. */
export const usePrintWatchLog = () =>
  useDownload(({ watchLogs }, asked: Omit<InputOf<"watchLogs.print">, "locale">, locale) =>
    watchLogs.print.query({ ...asked, locale }),
  );
