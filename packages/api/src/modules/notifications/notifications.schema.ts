import { idSchema } from "@ymp/core/id-schema";
import { noticeEvents, noticeMailWays } from "@ymp/core/notifications/events";
import { pageInput } from "@ymp/core/page";
import { z } from "zod";

export const listNoticesInput = pageInput.extend({ unreadOnly: z.boolean().default(false) });
export type ListNoticesInput = z.infer<typeof listNoticesInput>;

export const markReadInput = z.object({ ids: z.array(idSchema).min(1).max(200) });

export const setPreferenceInput = z.object({
  event: z.enum(noticeEvents),
  inApp: z.boolean(),
  mail: z.enum(noticeMailWays),
});

const minuteOfDay = z.int().min(0).max(1439);

/** Both sides of the quiet hours, or neither. */
export const setDigestInput = z
  .object({
    quietFromMinute: minuteOfDay.nullable(),
    quietUntilMinute: minuteOfDay.nullable(),
    digestAtMinute: minuteOfDay,
  })
  .refine(({ quietFromMinute, quietUntilMinute }) => (quietFromMinute === null) === (quietUntilMinute === null), {
    error: "notices:bothHours",
    path: ["quietUntilMinute"],
  });
