import type { VesselScope } from "../../context.ts";
import { readEarlier } from "./earlier.service.ts";
import { readSummary } from "./summary.service.ts";
import { readTestimonials } from "./testimonials.service.ts";

/** The sea service of a person as they take it along: sums, service on other vessels, testimonials that were signed. */
export async function serviceTakenAlong(scope: VesselScope, profileId: string) {
  const [{ here }, earlier, testimonials] = await Promise.all([
    readSummary(scope, profileId),
    readEarlier(scope, profileId),
    readTestimonials(scope, profileId),
  ]);
  return {
    here,
    earlier: earlier.map(({ can: _, profileId: __, ...service }) => service),
    testimonials: testimonials.flatMap(({ state, content, signature, withdrawn }) =>
      state === "draft" ? [] : [{ state, content, signedBy: signature?.name ?? null, withdrawn }],
    ),
  };
}
