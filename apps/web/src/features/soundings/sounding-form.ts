import { soundingFormSchema } from "@ymp/api/modules/soundings/soundings.schema";
import { happenedAtSchema } from "@ymp/core/happened-schema";
import { z } from "zod";
import { instantText } from "../../lib/definitions/time-controls.tsx";
import type { Sounding } from "./soundings.queries.ts";

/** The server's own schema; kept on the device as it is typed, where there are no dates: an instant is its text. */
export const soundingForm = soundingFormSchema.extend({
  soundedAt: z
    .string("soundings:timeMissing")
    .transform((text) => new Date(text))
    .pipe(happenedAtSchema),
});
export type SoundingInput = z.input<typeof soundingForm>;

/** @param tankId of the tank that was pressed */
export function valuesOf(saved: Sounding | undefined, tankId: string | undefined): SoundingInput {
  if (!saved)
    return {
      ...{ tankId: tankId ?? "", soundedAt: instantText(new Date()) },
      ...{ cm: null, volume: null, temperature: null, notes: "" },
    };
  const { soundedAt, cm, volume, isByTable, temperature, notes } = saved;
  return {
    ...{ tankId: saved.tankId, soundedAt: instantText(soundedAt), cm, volume: isByTable ? null : volume },
    ...{ temperature, notes: notes ?? "" },
  };
}
