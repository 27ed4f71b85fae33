import { z } from "zod";

/** As WebAuthn writes bytes, in no more characters than that. */
export const base64Url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/);

export const credentialId = base64Url(1400);

/** What a browser answers when a key has signed; the rest of it is dropped. */
export const signedByKey = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: base64Url(4_000),
    authenticatorData: base64Url(4_000),
    signature: base64Url(8_000),
  }),
});
export type SignedByKey = z.infer<typeof signedByKey>;
