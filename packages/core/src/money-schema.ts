import { z } from "zod";

/** ISO 4217 code. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/);
