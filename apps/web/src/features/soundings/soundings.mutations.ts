import { useQueryClient } from "@tanstack/react-query";
import { balanceOf } from "@ymp/core/books/sounding-balance";
import { volumeAt } from "@ymp/core/books/sounding-table";
import { useTrpc } from "../../app/services-context.tsx";
import { type InputOf, useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import { useArchiving } from "../../lib/use-archiving.ts";
import { useWrite } from "../../lib/use-write.ts";
import type { SoundedTank } from "./soundings.queries.ts";

/** What books propose and warn of comes from soundings. */
const everything = [["soundings"], ["logbooks"], ["search"]] as const;

type SaveInput = InputOf<"soundings.save">;

/** A new sounding, which waits on this device where there is no link; its tank shows it at once. */
export function useTakeSounding() {
  const trpc = useTrpc();
  const client = useQueryClient();
  const nameOf = ({ tankId }: SaveInput) =>
    client.getQueryData(trpc.soundings.summary.queryOptions().queryKey)?.tanks.find(({ id }) => id === tankId)?.name;
  return useQueuedMutation({
    path: "soundings.save",
    label: (input) => ({ messageKey: "soundings:queue.sounding", params: { name: nameOf(input) ?? "" } }),
    subject: ({ id }) => id,
    fields: { volume: "soundings:field.volume", cm: "soundings:field.cm", notes: "soundings:field.notes" },
    optimistic: {
      touches: [["soundings", "summary"]],
      apply: (input, { queryClient }) => {
        queryClient.setQueryData(trpc.soundings.summary.queryOptions().queryKey, (summary) =>
          summary ? { tanks: summary.tanks.map((tank) => withSounding(tank, input)) } : summary,
        );
      },
    },
    meta: {
      success: "soundings:said.saved",
      invalidates: everything,
      shownInPlace: ["invalid", "stale", "conflict"],
    },
  });
}

function withSounding(tank: SoundedTank, { id, tankId, soundedAt, cm = null, volume, temperature = null }: SaveInput) {
  const told = volume ?? (cm === null ? null : volumeAt(tank.calibration ?? [], cm));
  if (tank.id !== tankId || !told || !soundedAt) return tank;
  if (tank.sounded && tank.sounded.soundedAt > soundedAt) return tank;
  const sounded = { id, tankId, soundedAt, cm, volume: told, isByTable: !volume, temperature };
  const balance = tank.retained === null ? null : balanceOf(told, tank.retained, tank.capacity);
  return { ...tank, sounded, balance };
}

export const useSaveSounding = () =>
  useWrite(({ soundings }) => soundings.save, {
    success: "soundings:said.saved",
    invalidates: everything,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

export const useArchiveSounding = () =>
  useArchiving(({ soundings }) => soundings, { words: "soundings", invalidates: everything });
