import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../context.ts";

/** Somebody answers for what is written: a script does not write it, whatever its token may else. */
export function expectPerson({ actor }: Pick<VesselScope, "actor">): void {
  if (actor.kind !== "user") throw new AppError("forbidden", "refusals:notByToken");
}
