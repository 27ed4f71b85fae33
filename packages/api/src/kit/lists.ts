import { type SQL, sql } from "drizzle-orm";

/** Lists of varying length travel as one JSON parameter, so that each query has one text and is prepared once. */
export const jsonIds = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
export const jsonTexts = (texts: readonly string[]): SQL =>
  sql`(select value from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
