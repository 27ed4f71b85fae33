import { happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { signOffReasons } from "@ymp/core/people/engagements";
import { optionalTextSchema } from "@ymp/core/text-schema";
import { z } from "zod";

const engagementFields = z.object({
  rank: nameSchema(100, "onboard:rankMissing"),
  signedOnOn: happenedOnSchema,
  signOnPort: optionalTextSchema(100),
  signedOffOn: happenedOnSchema.nullish(),
  signOffPort: optionalTextSchema(100),
  signOffReason: z.enum(signOffReasons).nullish(),
  agreementReference: optionalTextSchema(100),
  remarks: optionalTextSchema(2000),
});
/** What the form holds. */
export const engagementFormSchema = engagementFields
  /** Puts the person aboard, or ashore for good, along with it. */
  .extend({ movesPerson: z.boolean().default(false) })
  .refine(({ signedOnOn, signedOffOn }) => !signedOffOn || signedOffOn >= signedOnOn, {
    path: ["signedOffOn"],
    error: "onboard:endsBeforeStart",
  })
  .refine((engagement) => !lacksReason(engagement), { path: ["signOffReason"], error: "onboard:reasonMissing" });

type Ending = Partial<Pick<z.output<typeof engagementFields>, "signedOffOn" | "signOffReason">>;
export const lacksReason = ({ signedOffOn, signOffReason }: Ending): boolean => Boolean(signedOffOn) && !signOffReason;

/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const saveEngagementInput = z
  .object({
    id: idSchema,
    /** Of the engagement that is changed; left out for a new one. */
    version: z.int().min(1).optional(),
    base: engagementFields.partial().optional(),
    profileId: idSchema,
    ...engagementFields.partial().shape,
    movesPerson: z.boolean().default(false),
  })
  .refine(({ version, rank }) => version !== undefined || rank !== undefined, {
    path: ["rank"],
    error: "onboard:rankMissing",
  })
  .refine(({ version, signedOnOn }) => version !== undefined || signedOnOn !== undefined, {
    path: ["signedOnOn"],
    error: "errors:notAllowedValue",
  });
export type SaveEngagementInput = z.output<typeof saveEngagementInput>;
export const engagementIdInput = z.object({ id: idSchema });
