import { users } from "@ymp/db/schema/accounts";
import { getTableColumns, sql } from "drizzle-orm";

/** All of an account: what opens it is told outside every vessel alone. */
export const wholeAccount = {
  ...getTableColumns(users),
  passwordHash: sql<string>`app.password_of(${users.id})`,
};
