import { z } from "zod";

/** Work that is done after the request: its name and what it needs, which must still be right when it runs late or twice. */
export const queuedTaskSchema = z.discriminatedUnion("name", [
  z.object({ name: z.literal("send_reset_link"), email: z.string() }),
  z.object({ name: z.literal("send_mail"), mailId: z.uuid() }),
  z.object({ name: z.literal("write_archive"), vesselId: z.uuid(), archiveId: z.uuid() }),
  z.object({ name: z.literal("remove_stored"), keys: z.array(z.string()) }),
  z.object({ name: z.literal("erase_vessels") }),
  z.object({ name: z.literal("notice_endings") }),
]);
export type QueuedTask = z.infer<typeof queuedTaskSchema>;
