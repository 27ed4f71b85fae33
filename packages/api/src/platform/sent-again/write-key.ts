import { AppError } from "@ymp/core/errors";
import type { WriteKey } from "../../context.ts";

export const writeKeyHeader = "idempotency-key";

const visible = /^[\x21-\x7e]{1,100}$/;

/**
 * Of the header `Idempotency-Key`, bare or in the quotes of the draft. A request that is sent again under it is answered as the
 * first time.
 */
export function writeKeyOf(header: string | undefined): WriteKey | undefined {
  if (header === undefined) return undefined;
  const key = header.trim().replace(/^"(.*)"$/, "$1");
  if (!visible.test(key)) throw new AppError("invalid", "rest:keyUnreadable");
  let steps = 0;
  return { key, nextStep: () => steps++ };
}
