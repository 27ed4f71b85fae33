import { connect } from "./connect.ts";
import type { DatabaseUrls } from "./embedded/bootstrap.ts";

/** After much has arrived at once: until the planner knows of it, the first lists would take seconds. */
export async function learnSizes({ ownerUrl }: Pick<DatabaseUrls, "ownerUrl">): Promise<void> {
  const sql = connect(ownerUrl, { max: 1 });
  try {
    await sql`analyze`;
  } finally {
    await sql.end();
  }
}
