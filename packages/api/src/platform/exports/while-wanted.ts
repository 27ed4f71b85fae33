import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";

/** Ends with the request: nothing more is read for a sender who has hung up. */
export async function* whileWanted<Row>(
  { signal }: Pick<VesselScope, "signal">,
  pieces: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for await (const piece of pieces) {
    if (signal?.aborted) throw new AppError("limit", "refusals:heavyBusy");
    yield piece;
  }
}
