import { newId } from "@ymp/core/ids";
import type { Caller } from "../callers.ts";
import type { World } from "../world.ts";

type NewUser = Parameters<Caller["users"]["create"]>[0];
type NewGuest = Parameters<Caller["users"]["invite"]>[0];

let next = 0;

/** Somebody of the deck crew whom the vessel has not seen before. */
export function newcomer(changes: Partial<NewUser> = {}): NewUser {
  next += 1;
  return {
    userId: newId(),
    profileId: newId(),
    firstName: "Nina",
    lastName: `Falk${next}`,
    username: `nina.falk${next}`,
    email: `nina${next}@example.test`,
    role: "crew",
    department: "deck",
    ...changes,
  };
}

/** A contractor whom the vessel has not seen before. */
export function guest(changes: Partial<NewGuest> = {}): NewGuest {
  next += 1;
  return {
    userId: newId(),
    profileId: newId(),
    firstName: "Paolo",
    lastName: `Neri${next}`,
    email: `paolo${next}@example.test`,
    userType: "contractUser",
    ...changes,
  };
}

/** The last mail somebody was sent, and the token of the link in it. */
export const mailTo = (world: World, email: string) => world.outbox.findLast(({ to }) => to === email);
export const tokenIn = (world: World, email: string): string =>
  mailTo(world, email)?.text.match(/reset-password\/([\w-]+)/)?.[1] ?? "no link";
