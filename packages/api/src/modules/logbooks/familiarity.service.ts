import type { VesselScope } from "../../context.ts";
import { namesNotTaught } from "./familiarity.repository.ts";

/** Who has signed in an open book and was not taught the books by any paper of theirs; by name. */
export const signersNotTaught = ({ tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">): Promise<string[]> =>
  namesNotTaught(tx, vesselId);
