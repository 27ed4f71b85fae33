import { z } from "zod";

/** What goes out with a mail beside its words: a file of a vessel, and where answers go. */
export const mailEnclosureSchema = z.object({
  file: z.object({ vesselId: z.uuid(), fileId: z.uuid() }).optional(),
  replyTo: z.string().optional(),
});
export type MailEnclosure = z.infer<typeof mailEnclosureSchema>;

/** Work that is done after the request: its name and what it needs, which must still be right when it runs late or twice. */
export const queuedTaskSchema = z.discriminatedUnion("name", [
  z.object({ name: z.literal("send_reset_link"), email: z.string(), reason: z.enum(["newAddress"]).optional() }),
  z.object({
    name: z.literal("send_address_link"),
    userId: z.uuid(),
    email: z.string(),
    from: z.string(),
    askedAt: z.iso.datetime(),
  }),
  z.object({ name: z.literal("send_mail"), mailId: z.uuid(), enclosed: mailEnclosureSchema.optional() }),
  z.object({ name: z.literal("send_crew_mail"), vesselId: z.uuid(), recipientId: z.uuid() }),
  z.object({ name: z.literal("write_archive"), vesselId: z.uuid(), archiveId: z.uuid() }),
  z.object({ name: z.literal("remove_stored"), keys: z.array(z.string()) }),
  z.object({ name: z.literal("drop_unkept"), vesselId: z.uuid(), storageKey: z.string() }),
  z.object({ name: z.literal("erase_vessels") }),
  z.object({ name: z.literal("notice_endings") }),
  z.object({ name: z.literal("send_notices"), vesselId: z.uuid(), userId: z.uuid() }),
  z.object({ name: z.literal("send_waiting_notices") }),
  z.object({ name: z.literal("send_waiting_notices_of"), vesselId: z.uuid() }),
  z.object({ name: z.literal("raise_notices") }),
  z.object({ name: z.literal("raise_notices_of"), vesselId: z.uuid() }),
]);
export type QueuedTask = z.infer<typeof queuedTaskSchema>;
