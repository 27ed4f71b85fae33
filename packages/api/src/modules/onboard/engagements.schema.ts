import { happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { signOffReasons } from "@ymp/core/people/engagements";
import { z } from "zod";

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "errors:tooLong")
    .transform((value) => value || null)
    .nullable()
    .default(null);

export const saveEngagementInput = z
  .object({
    id: idSchema,
    /** Of the engagement that is changed; left out for a new one. */
    version: z.int().min(1).optional(),
    profileId: idSchema,
    rank: z.string().trim().min(1, "onboard:rankMissing").max(100, "errors:tooLong"),
    signedOnOn: happenedOnSchema,
    signOnPort: text(100),
    signedOffOn: happenedOnSchema.nullable().default(null),
    signOffPort: text(100),
    signOffReason: z.enum(signOffReasons).nullable().default(null),
    agreementReference: text(100),
    remarks: text(2000),
    /** Puts the person aboard, or ashore for good, along with it. */
    movesPerson: z.boolean().default(false),
  })
  .refine(({ signedOnOn, signedOffOn }) => signedOffOn === null || signedOffOn >= signedOnOn, {
    path: ["signedOffOn"],
    error: "onboard:endsBeforeStart",
  })
  .refine(({ signedOffOn, signOffReason }) => signedOffOn === null || signOffReason !== null, {
    path: ["signOffReason"],
    error: "onboard:reasonMissing",
  });
export type SaveEngagementInput = z.output<typeof saveEngagementInput>;
export const engagementIdInput = z.object({ id: idSchema });
