import type { Db } from "@ymp/db/client";
import { profiles } from "@ymp/db/schema/people";
import { earlierServices, signedTestimonials, testimonials, testimonialWithdrawals } from "@ymp/db/schema/sea-service";
import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

/** Service on other vessels, as people told it. */
export const earlierServicesSheet = readable({
  name: "earlier-service",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select({ ...getTableColumns(earlierServices), firstName: profiles.firstName, lastName: profiles.lastName })
      .from(earlierServices)
      .innerJoin(
        profiles,
        and(eq(profiles.vesselId, earlierServices.vesselId), eq(profiles.id, earlierServices.profileId)),
      )
      .where(
        and(
          eq(earlierServices.vesselId, vesselId),
          afterId === undefined ? undefined : gt(earlierServices.id, afterId),
        ),
      )
      .orderBy(asc(earlierServices.id))
      .limit(batchSize),
  columns: [
    { heading: "Name", kind: "text", value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
    { heading: "Vessel", kind: "text", value: ({ vesselName }) => vesselName },
    { heading: "Official number", kind: "text", value: ({ officialNumber }) => officialNumber },
    { heading: "Flag", kind: "text", value: ({ flag }) => flag },
    { heading: "Gross tonnage", kind: "number", value: ({ grossTonnage }) => grossTonnage },
    { heading: "Capacity", kind: "text", value: ({ capacity }) => capacity },
    { heading: "From", kind: "date", value: ({ startsOn }) => startsOn },
    { heading: "To", kind: "date", value: ({ endsOn }) => endsOn },
    { heading: "Days at sea", kind: "number", value: ({ actualDays }) => actualDays },
    { heading: "Days of stand-by", kind: "number", value: ({ standByDays }) => standByDays },
    { heading: "Days in a yard", kind: "number", value: ({ yardDays }) => yardDays },
    { heading: "Days of watchkeeping", kind: "number", value: ({ watchDays }) => watchDays },
    { heading: "Nautical miles", kind: "number", value: ({ distanceNm }) => distanceNm },
    { heading: "Areas", kind: "text", value: ({ areas }) => areas },
    { heading: "Remarks", kind: "text", value: ({ remarks }) => remarks },
  ],
});

/** Testimonials of service on this vessel: a draft has no days of its own, what was signed is in the archive as rows. */
export const testimonialsSheet = readable({
  name: "testimonials",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select({
        ...getTableColumns(testimonials),
        ...{ firstName: profiles.firstName, lastName: profiles.lastName },
        ...{ signedAt: signedTestimonials.createdAt, withdrawnFor: testimonialWithdrawals.reason },
      })
      .from(testimonials)
      .innerJoin(profiles, and(eq(profiles.vesselId, testimonials.vesselId), eq(profiles.id, testimonials.profileId)))
      .leftJoin(
        signedTestimonials,
        and(
          eq(signedTestimonials.vesselId, testimonials.vesselId),
          eq(signedTestimonials.testimonialId, testimonials.id),
        ),
      )
      .leftJoin(
        testimonialWithdrawals,
        and(
          eq(testimonialWithdrawals.vesselId, testimonials.vesselId),
          eq(testimonialWithdrawals.testimonialId, testimonials.id),
        ),
      )
      .where(and(eq(testimonials.vesselId, vesselId), afterId === undefined ? undefined : gt(testimonials.id, afterId)))
      .orderBy(asc(testimonials.id))
      .limit(batchSize),
  columns: [
    { heading: "Name", kind: "text", value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
    { heading: "Capacity", kind: "text", value: ({ capacity }) => capacity },
    { heading: "From", kind: "date", value: ({ startsOn }) => startsOn },
    { heading: "To", kind: "date", value: ({ endsOn }) => endsOn },
    { heading: "Areas", kind: "text", value: ({ areas }) => areas },
    { heading: "Conduct", kind: "text", value: ({ conduct }) => conduct },
    { heading: "Signed", kind: "instant", value: ({ signedAt }) => signedAt },
    { heading: "Withdrawn", kind: "text", value: ({ withdrawnFor }) => withdrawnFor },
  ],
});
