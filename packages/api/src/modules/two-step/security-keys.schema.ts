import { idSchema } from "@ymp/core/id-schema";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";
import { base64Url, credentialId } from "./key-signature.schema.ts";

const keyName = nameSchema(80, "common:nameMissing");

/** What a browser answers when a key was made; the rest of it is dropped. */
const madeKey = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: base64Url(4_000),
    attestationObject: base64Url(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type MadeKey = z.infer<typeof madeKey>;

export const addKeyInput = z.object({ name: keyName, made: madeKey });
export type AddKeyInput = z.infer<typeof addKeyInput>;

export const renameKeyInput = z.object({ id: idSchema, name: keyName });
export type RenameKeyInput = z.infer<typeof renameKeyInput>;

export const removeKeyInput = z.object({ id: idSchema });

/** What the browser's form asks for before the key itself is asked. */
export const nameKeyInput = z.object({ name: keyName });
export type NameKeyInput = z.infer<typeof nameKeyInput>;
