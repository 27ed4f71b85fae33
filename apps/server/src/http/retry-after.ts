import type { ErrorShape } from "@ymp/api/trpc";

/** The seconds that a refusal names in minutes, for the header that programs read; null where waiting does not help. */
export function retryAfter({ code, params }: Pick<ErrorShape, "code" | "params">): string | null {
  return code === "limit" && typeof params.count === "number" ? String(params.count * 60) : null;
}
