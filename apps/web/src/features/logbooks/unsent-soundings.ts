import { volumeAt } from "@ymp/core/books/sounding-table";
import { speaks, type TakenSounding, withSoundings } from "@ymp/core/books/soundings-known";
import type { Facts } from "@ymp/core/definitions/definition";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import type { Tank } from "./logbooks.queries.ts";

type SoundedTank = Pick<Tank, "id" | "calibration" | "density">;

/** Soundings that wait on this device tell of their tanks as those that arrived do. @param writes of this vessel */
export function withUnsentSoundings(
  facts: Facts,
  { at, writes, tanks }: { at: Date; writes: readonly QueuedWrite[]; tanks: readonly SoundedTank[] },
): Facts {
  const waiting = writes.flatMap(({ path, refusal, input }) => {
    // Whatever lies in the queue under a path was written there by this application.
    if (path !== "soundings.save" || refusal) return [];
    return takenIn(input as InputOf<"soundings.save">, tanks);
  });
  return withSoundings(
    facts,
    waiting.filter((sounding) => speaks(sounding, at)),
  );
}

function takenIn(input: InputOf<"soundings.save">, tanks: readonly SoundedTank[]): TakenSounding[] {
  const { tankId, soundedAt, volume, cm } = input;
  const tank = tanks.find(({ id }) => id === tankId);
  const told = volume || (cm && volumeAt(tank?.calibration ?? [], cm));
  return tank && told && soundedAt
    ? [{ tankId: tank.id, volume: told, soundedAt: new Date(soundedAt), density: tank.density }]
    : [];
}
