import { administerBySystem } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { livingVessels } from "./clock.repository.ts";

const pageSize = 200;

/** Puts one piece of work for every vessel that is worked on into the queue, a page of vessels at a time. */
export async function eachVessel(
  services: Services,
  name: "raise_notices_of" | "send_waiting_notices_of",
): Promise<void> {
  let after: string | null = null;
  do {
    const page: string[] = await livingVessels(services.database.db, after, pageSize, services.now());
    await administerBySystem(services, async ({ tx }) => {
      for (const vesselId of page) await services.enqueue(tx, { name, vesselId });
    });
    after = page.length === pageSize ? (page.at(-1) ?? null) : null;
  } while (after);
}
