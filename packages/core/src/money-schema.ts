import { z } from "zod";
import { currencyCodes } from "./currency-codes.ts";

/** ISO 4217 code of a currency that people pay with. */
export const currencySchema = z.enum(currencyCodes, "refusals:currency");
