import { z } from "zod";

export const searchKinds = ["equipment", "item", "part", "job", "profile"] as const;
export type SearchKind = (typeof searchKinds)[number];

export const findInput = z.object({
  query: z.string().trim().max(200),
  kinds: z.array(z.enum(searchKinds)).min(1).max(5).optional(),
  /** At most so many of each kind. */
  limit: z.int().min(1).max(50).default(5),
});
export type FindInput = z.infer<typeof findInput>;
