import { describe, expect, it } from "vitest";
import type { Principal } from "../../context.ts";
import { expectConfirmed } from "./confirmation.ts";

const now = new Date("2026-06-15T09:00:00Z");
const account = { totpConfirmedAt: null, securityKeysSince: null };
const confirmedAt = (minutes: number) =>
  // The guard reads these alone.
  ({ account, confirmedAt: new Date(now.getTime() + minutes * 60_000) }) as Partial<Principal> as Principal;

describe("that it was them, which holds for ten minutes", () => {
  it.each([0, -9, 1])("is believed of %i minutes from now", (minutes) => {
    expect(() => expectConfirmed(confirmedAt(minutes), now)).not.toThrow();
  });

  it.each([-10, 60, 400 * 24 * 60])("is asked anew of %i minutes from now", (minutes) => {
    expect(() => expectConfirmed(confirmedAt(minutes), now)).toThrow("refusals:confirmFirst");
  });
});
