import { z } from "zod";

/** Six digits of the authenticator, or a recovery code as it was printed; spaces and hyphens do not matter. */
const typedCode = z.string().trim().min(1, "security:codeMissing").max(40, "auth:codeWrong");
const currentPassword = z.string().min(1, "auth:passwordMissing").max(200, "errors:tooLong");

export const beginTwoStepInput = z.object({ currentPassword });
export type BeginTwoStepInput = z.infer<typeof beginTwoStepInput>;

export const confirmTwoStepInput = z.object({ code: typedCode });
export type ConfirmTwoStepInput = z.infer<typeof confirmTwoStepInput>;

/** To turn the second step off, or to get new recovery codes. */
export const provenTwoStepInput = z.object({ currentPassword, code: typedCode });
export type ProvenTwoStepInput = z.infer<typeof provenTwoStepInput>;
