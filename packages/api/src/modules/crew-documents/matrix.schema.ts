import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { matrixFilters } from "@ymp/core/people/certificate-matrix";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";

/** The papers of today's crew as they stand on a day. */
export const matrixInput = z.object({ onDay: calendarDateSchema });
export type MatrixInput = z.output<typeof matrixInput>;

export const exportMatrixInput = matrixInput.extend({
  show: z.enum(matrixFilters).optional(),
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
});
export type ExportMatrixInput = z.output<typeof exportMatrixInput>;
