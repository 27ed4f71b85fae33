import { locales } from "@ymp/i18n/locales";
import { z } from "zod";

export const exportPassportInput = z.object({ locale: z.enum(locales).default("en") });
export type ExportPassportInput = z.output<typeof exportPassportInput>;
