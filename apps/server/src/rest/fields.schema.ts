import { z } from "@hono/zod-openapi";
import { colorSchema } from "@ymp/core/color-schema";
import { idSchema } from "@ymp/core/id-schema";

/** Shapes that many calls share. */
export const recordId = idSchema
  .describe("A UUID of version 7.")
  .openapi({ example: "0197a3c2-6d1e-7c40-9b57-0f2d8f1f4a11" });
export const byId = z.object({ id: recordId });

/** Text as forms send it: empty means none. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullish();

/** The same for what is no free text. */
export const emptyAsNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((sent) => (sent === "" ? null : sent), schema.nullish());

const hexColor = { pattern: "^#[0-9A-Fa-f]{6}$", example: "#2f6f8f" };
export const color = colorSchema.describe("Six hex digits with a leading `#`.").openapi(hexColor);

export const fileAddress = z.string().openapi({
  description: "Where the file is read, with the same token.",
  example: "/files/0197a3c2-6d1e-7c40-9b57-0f2d8f1f4a11/0197a3c2-6d1e-7c40-9b57-0f2d8f1f4a12/view",
});

const sentence = z.string().openapi({ description: "What happened, in the language of `Accept-Language`." });
export const said = z.object({ msg: sentence });
