import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../context.ts";

/** Who is on board is told to no script that was made for other things than people. */
export function expectForPeople({ access }: Pick<VesselScope, "access">): void {
  if (access.isImpersonal) throw new AppError("forbidden", "refusals:notByToken");
}
