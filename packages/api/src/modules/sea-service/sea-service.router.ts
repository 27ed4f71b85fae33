import type { VesselScope } from "../../context.ts";
import type { GivenOut } from "../../platform/disclosures/given-out.ts";
import { withDisclosureLog } from "../../platform/disclosures/given-out.ts";
import { aboardProcedure, vesselProcedure } from "../../procedures.ts";
import { t } from "../../trpc.ts";
import { readEarlier, removeEarlier, saveEarlier } from "./earlier.service.ts";
import {
  printTestimonialInput,
  profileOfServiceInput,
  saveEarlierServiceInput,
  saveTestimonialInput,
  shipDaysInput,
  signTestimonialInput,
  tellShipDaysInput,
  versionedServiceInput,
  withdrawTestimonialInput,
} from "./sea-service.schema.ts";
import { readShipDays, tellShipDays } from "./ship-days.service.ts";
import { readSummary } from "./summary.service.ts";
import { printTestimonial } from "./testimonial-print.service.ts";
import { signTestimonial, withdrawTestimonial } from "./testimonial-signing.service.ts";
import { proposeTestimonial, readTestimonials, removeTestimonial, saveTestimonial } from "./testimonials.service.ts";

/** One's own is read by everybody, whatever their level. */
const reading = aboardProcedure({ takesTokens: "employees:view" }).input(profileOfServiceInput);
const keeping = aboardProcedure({ takesTokens: "employees:edit" });
const edit = vesselProcedure("employees:edit");

type OfPerson = { readonly ctx: { readonly scope: VesselScope }; readonly input: { readonly profileId: string } };
const given = (_: unknown, { input }: OfPerson): GivenOut[] => [{ kind: "service", profileIds: [input.profileId] }];

export const seaServiceRouter = t.router({
  summary: reading.query(withDisclosureLog(({ ctx, input }) => readSummary(ctx.scope, input.profileId), given)),
  earlier: reading.query(withDisclosureLog(({ ctx, input }) => readEarlier(ctx.scope, input.profileId), given)),
  testimonials: reading.query(
    withDisclosureLog(({ ctx, input }) => readTestimonials(ctx.scope, input.profileId), given),
  ),
  propose: reading.query(withDisclosureLog(({ ctx, input }) => proposeTestimonial(ctx.scope, input.profileId), given)),
  print: aboardProcedure({ takesTokens: "employees:view" })
    .input(printTestimonialInput)
    .query(({ ctx, input }) => printTestimonial(ctx.scope, input)),

  saveEarlier: keeping.input(saveEarlierServiceInput).mutation(({ ctx, input }) => saveEarlier(ctx.scope, input)),
  removeEarlier: keeping.input(versionedServiceInput).mutation(({ ctx, input }) => removeEarlier(ctx.scope, input)),

  saveTestimonial: keeping.input(saveTestimonialInput).mutation(({ ctx, input }) => saveTestimonial(ctx.scope, input)),
  removeTestimonial: keeping
    .input(versionedServiceInput)
    .mutation(({ ctx, input }) => removeTestimonial(ctx.scope, input)),
  sign: keeping.input(signTestimonialInput).mutation(({ ctx, input }) => signTestimonial(ctx.scope, input)),
  withdraw: keeping.input(withdrawTestimonialInput).mutation(({ ctx, input }) => withdrawTestimonial(ctx.scope, input)),

  days: edit.input(shipDaysInput).query(({ ctx, input }) => readShipDays(ctx.scope, input)),
  tellDays: edit.input(tellShipDaysInput).mutation(({ ctx, input }) => tellShipDays(ctx.scope, input)),
});
