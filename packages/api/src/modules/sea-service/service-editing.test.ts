import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import {
  type EarlierServiceField,
  earlierServicePolicy,
  type TestimonialField,
  type TestimonialState,
  testimonialPolicy,
} from "@ymp/core/sea-service/service-fields";
import { crewDocuments, engagements } from "@ymp/db/schema/people";
import { earlierServices, signedTestimonials, testimonials, testimonialWithdrawals } from "@ymp/db/schema/sea-service";
import type { Caller } from "@ymp/testing/callers";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveEarlierServiceInput, saveTestimonialInput } from "./sea-service.schema.ts";

let world: World;
const paperId = newId();
beforeAll(async () => {
  world = await createWorld();
  const own = { vesselId: world.vessels.A.id, profileId: served().profileId };
  await world.inVessel("A", async (tx) => {
    await tx.delete(engagements);
    await tx.insert(engagements).values({ ...own, rank: "2/E", signedOnOn: day("2026-01-01") });
    await tx.insert(crewDocuments).values({ ...own, id: paperId, type: "other", title: "Testimonial" });
  });
});
afterAll(() => world.close());

const served = () => world.person("engineer");

async function earlierService(): Promise<string> {
  const id = newId();
  await world.inVessel("A", async (tx) => {
    await tx.delete(earlierServices);
    await tx.insert(earlierServices).values({
      ...{ id, vesselId: world.vessels.A.id, profileId: served().profileId, vesselName: "Halcyon", capacity: "3/E" },
      ...{ startsOn: day("2025-01-01"), endsOn: day("2025-03-31") },
    });
  });
  return id;
}

const earlierRow = async (id: string) =>
  oneRow(await world.inVessel("A", (tx) => tx.select().from(earlierServices).where(eq(earlierServices.id, id))));

const told: Partial<Record<EarlierServiceField, unknown>> = {
  ...{ flag: "NLD", grossTonnage: 400, lengthMetres: 40, powerKw: 900, startsOn: day("2025-01-02") },
  ...{ endsOn: day("2025-03-30"), actualDays: 5, standByDays: 4, yardDays: 3, watchDays: 0, distanceNm: 9, paperId },
};

async function changeEarlier(caller: Caller, id: string, field: EarlierServiceField, turn: number): Promise<unknown> {
  const { version, ...row } = await earlierRow(id);
  if (field === "removed") return caller.seaService.removeEarlier({ id, version });
  const other = { ...row, id: newId(), startsOn: day("2024-01-01"), endsOn: day("2024-02-01") };
  if (field === "added") return caller.seaService.saveEarlier(saveEarlierServiceInput.parse(other));
  const days = field === "watchDays" ? { actualDays: 20, watchDays: 10 } : {};
  const changed = {
    ...row,
    version,
    ...days,
    ...(field === "watchDays" ? {} : { [field]: told[field] ?? `other ${turn}` }),
  };
  return caller.seaService.saveEarlier(saveEarlierServiceInput.parse(changed));
}

it("each field of earlier service is changed by the person and the administration alone", async () => {
  const { found, expected } = await walkFields(world, {
    ...{ policy: earlierServicePolicy, isUsedUp: true, module: null, make: earlierService, change: changeEarlier },
  });
  expect(found).toBe(expected);
}, 480_000);

async function testimonialIn(state: TestimonialState): Promise<string> {
  const id = newId();
  const stamp = { vesselId: world.vessels.A.id };
  const year = 2026;
  await world.inVessel("A", async (tx) => {
    // Those that were made before cover other days.
    await tx.update(testimonials).set({ startsOn: day("2000-01-01"), endsOn: day("2000-01-01") });
    await tx.insert(testimonials).values({
      ...{ ...stamp, id, profileId: served().profileId, capacity: "2/E" },
      ...{ startsOn: day(`${year}-02-01`), endsOn: day(`${year}-02-20`) },
    });
    if (state !== "draft") await tx.insert(signedTestimonials).values({ ...stamp, testimonialId: id, content: {} });
    if (state === "withdrawn")
      await tx.insert(testimonialWithdrawals).values({ ...stamp, testimonialId: id, reason: "Wrong", name: "Marie" });
  });
  return id;
}

const written: Partial<Record<TestimonialField, unknown>> = {
  ...{ startsOn: day("2026-02-02"), endsOn: day("2026-02-19"), loadLineMetres: 40, powerKw: 900 },
};

async function changeTestimonial(caller: Caller, id: string, field: TestimonialField, turn: number): Promise<unknown> {
  const rows = await world.inVessel("A", (tx) => tx.select().from(testimonials).where(eq(testimonials.id, id)));
  const { version, ...row } = oneRow(rows);
  if (field === "removed") return caller.seaService.removeTestimonial({ id, version });
  const changed = { ...row, version, [field]: written[field] ?? `other ${turn}` };
  return caller.seaService.saveTestimonial(saveTestimonialInput.parse(changed));
}

it("each field of a testimonial is changed by who administers the crew, until it is signed", async () => {
  const isKnownTo = (who: string) => who === "captain";
  const { found, expected } = await walkFields(world, {
    ...{ policy: testimonialPolicy, isUsedUp: true, module: null, isKnownTo },
    ...{ make: testimonialIn, change: changeTestimonial },
  });
  expect(found).toBe(expected);
}, 480_000);
