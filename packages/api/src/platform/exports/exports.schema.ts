import { z } from "zod";

export const exportFormats = ["csv", "xlsx", "pdf"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** In which format a list is taken along; part of the input of every `export`. */
export const exportFormatSchema = z.enum(exportFormats);
