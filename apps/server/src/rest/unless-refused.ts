import { TRPCError } from "@trpc/server";

const closed: readonly TRPCError["code"][] = ["NOT_FOUND", "FORBIDDEN", "PAYMENT_REQUIRED"];

/** What a call finds; undefined when there is nothing of the kind for the sender. Other refusals stay refusals. */
export const ifPresent = <Found>(call: Promise<Found>) => unless(call, ["NOT_FOUND"]);

/** What a call finds; undefined where the sender has no access, or nobody has. */
export const ifOpen = <Found>(call: Promise<Found>) => unless(call, closed);

async function unless<Found>(call: Promise<Found>, codes: readonly TRPCError["code"][]): Promise<Found | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof TRPCError && codes.includes(error.code)) return undefined;
    throw error;
  }
}
