import { TRPCError } from "@trpc/server";
import { type ErrorShape, shapeOf } from "@ymp/api/trpc";

/** What a refused call tells the other side; fails when the call was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<ErrorShape> {
  try {
    await call;
  } catch (error) {
    if (error instanceof TRPCError) return shapeOf(error, null);
    throw error;
  }
  throw new Error("The call was answered, not refused");
}
