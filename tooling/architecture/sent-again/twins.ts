import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makeFile } from "@ymp/testing/factories/files";
import type { World } from "@ymp/testing/world";

/** A creation, and the same id with something else said. */
export type Twins = readonly [object, object];
export type Arranged = (world: World) => Twins | Promise<Twins>;

export const on = parseCalendarDate;
export const monthly = { trigger: "calendar", intervalCount: 1, intervalUnit: "month" } as const;
export const twins = <One extends object>(one: One, other: object): Twins => [one, { ...one, ...other }];
export const named =
  (more: object = {}): Arranged =>
  () =>
    twins({ id: newId(), name: `Named ${newId()}`, ...more }, { name: `Otherwise ${newId()}` });

export const chief = (world: World) => world.as("chief");
export const sentFile = async (world: World) => (await makeFile(world, { createdBy: world.person("chief").userId })).id;
export const deckhand = (world: World) => world.crew.A.deckhand.profileId;
