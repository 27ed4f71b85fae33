import { idSchema } from "@ymp/core/id-schema";
import { kindsWith } from "@ymp/core/records";
import { z } from "zod";

export const placeInput = z.object({ recordKind: z.enum(kindsWith("opened")), recordId: idSchema });
export type PlaceInput = z.infer<typeof placeInput>;

/**
 * That something changed. `recordId` is null where the reader may know of the kind but not which one: outsiders see only
 * what was shared with them, and an item may be private. `verb` "gap": changes may have been missed, so everything shown should be asked for again.
 */
export interface LiveChange {
  readonly recordKind: string;
  readonly recordId: string | null;
  readonly verb: string;
  readonly seq: number;
  readonly userId: string | null;
}
