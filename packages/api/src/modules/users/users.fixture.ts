import { newId } from "@ymp/core/ids";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { z } from "zod";
import type { createUserInput, inviteUserInput } from "./users.schema.ts";

let next = 0;

export function newcomer(changes: Partial<z.input<typeof createUserInput>> = {}): z.input<typeof createUserInput> {
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

export function guest(changes: Partial<z.input<typeof inviteUserInput>> = {}): z.input<typeof inviteUserInput> {
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

/** A world for the tests of one file, and the few doors they all use. */
export function useWorld() {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
  beforeEach(() => {
    world.setNow("2026-06-15T09:00:00Z");
    world.mailServer.isDown = false;
  });
  const mailTo = (email: string) => world.outbox.findLast(({ to }) => to === email);
  return {
    world: () => world,
    captain: () => world.as("captain").users,
    mailTo,
    tokenIn: (email: string) => mailTo(email)?.text.match(/reset-password\/([\w-]+)/)?.[1] ?? "no link",
    signIn: (login: string, password: string) => world.anonymous().session.openToken({ login, password }),
  };
}
