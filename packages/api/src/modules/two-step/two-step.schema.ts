import { z } from "zod";

/** Six digits of the authenticator, or a recovery code as it was printed; spaces and hyphens do not matter. */
const typedCode = z.string().trim().min(1, "security:codeMissing").max(40, "auth:codeWrong");

export const confirmTwoStepInput = z.object({ code: typedCode });
export type ConfirmTwoStepInput = z.infer<typeof confirmTwoStepInput>;
