import { z } from "zod";
import { isTimeZone } from "./time-zone.ts";

/** An IANA zone name or a fixed offset such as "+02:00", as ships keep it on passage. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone);
