import { getUntypedClient, type TRPCClient } from "@trpc/client";
import type { AppRouter } from "@ymp/api/root";
import type { QueuedWrite } from "../lib/offline/queued-write.ts";
import type { SendOutcome } from "../lib/offline/write-queue.ts";
import { failureOf } from "./failures.ts";

/** Sends a write under its key, the vessel and the account it was made on, whichever the browser shows now. */
export async function sendQueuedWrite(client: TRPCClient<AppRouter>, write: QueuedWrite): Promise<SendOutcome> {
  try {
    const context = { key: write.id, ...write };
    const result = await getUntypedClient(client).mutation(write.path, write.input, { context });
    return { status: "sent", result };
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === "refused" && failure.code !== "unauthenticated")
      return { status: "refused", refusal: failure, error };
    if (failure) return { status: "unreachable" };
    throw error;
  }
}
