import { newId } from "@ymp/core/ids";
import type { World } from "../world.ts";

/** A profile of vessel A whose every group holds something, entered by the captain. */
export async function makeSailor(world: World): Promise<string> {
  const id = newId();
  const { people } = world.as("captain");
  await people.save({
    id,
    firstName: "Noor",
    lastName: "Vermeer",
    jobTitle: "Deckhand",
    department: "deck",
    email: "noor@example.test",
    phone: "+31 6 1234 5678",
    birthDate: "1996-03-02",
    nationality: "nld",
    emergencyName: "Bram Vermeer",
  });
  await people.setPettyCash({ profileId: id, amountMinor: 25_000, currency: "EUR" });
  return id;
}
