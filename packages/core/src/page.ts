import { z } from "zod";
import { AppError } from "./errors.ts";

export const defaultPageSize = 50;
export const maxPageSize = 200;

export const pageInput = z.object({
  cursor: z.string().max(2000).nullish(),
  limit: z.int().min(1).max(maxPageSize).default(defaultPageSize),
});
export type PageInput = z.infer<typeof pageInput>;

export type Page<Row> = { rows: Row[]; nextCursor: string | null };

/**
 * Turns the sort key of the last row seen into the opaque text that asks for the next page.
 * `decode` throws AppError "invalid" for a text that is damaged or belongs to another order.
 */
export function cursorOf<Key extends z.ZodType>(keySchema: Key) {
  return {
    encode: (key: z.output<Key>): string => toBase64Url(JSON.stringify(key)),
    decode: (cursor: string): z.output<Key> => {
      const parsed = keySchema.safeParse(readJson(cursor));
      if (!parsed.success) throw new AppError("invalid", "refusals:badCursor");
      return parsed.data;
    },
  };
}

function readJson(cursor: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    // Damaged text has no key; the schema then refuses it with the one message for bad cursors.
    return undefined;
  }
}

function toBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
