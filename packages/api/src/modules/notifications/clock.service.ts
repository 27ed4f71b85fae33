import { inBatches } from "../../kit/bounded.ts";
import { administerBySystem } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { livingVessels } from "./clock.repository.ts";

const vesselsAtOnce = 200;

/** Puts one piece of work for every vessel that is worked on into the queue, a page of vessels at a time. */
export async function eachVessel(
  services: Services,
  name: "raise_notices_of" | "send_waiting_notices_of",
): Promise<void> {
  const pages = inBatches<string>(vesselsAtOnce, (batchSize, after) =>
    livingVessels(services.database.db, after, batchSize, services.now()),
  );
  for await (const page of pages)
    await administerBySystem(services, async ({ tx }) => {
      for (const vesselId of page) await services.enqueue(tx, { name, vesselId });
    });
}
