import { type Placeholder, type SQL, sql } from "drizzle-orm";

/** Lists of varying length travel as one JSON parameter, so that each query has one text and is prepared once. */
export const jsonIds = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
/** The same in a statement that is written once; its value is the list as JSON. */
export const slottedIds = (json: Placeholder): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${json}::jsonb))`;
export const jsonTexts = (texts: readonly string[]): SQL =>
  sql`(select value from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
