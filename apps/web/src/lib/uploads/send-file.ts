import type { SendFile } from "./send-by-tus.ts";

/** Sends a file; what does it is fetched with the first one. Without it nothing is lost: sending goes on with the link. */
export const sendFile: SendFile = async (needs) => {
  const sender = await import("./send-by-tus.ts").catch(() => null);
  if (!sender || needs.signal.aborted) return { status: "interrupted" };
  return sender.sendByTus(needs);
};
