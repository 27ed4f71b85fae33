import type postgres from "postgres";

/** A template nobody can connect to is copied without waiting for anyone. */
export async function freezeAsTemplate(admin: postgres.Sql, name: string): Promise<void> {
  await admin`ALTER DATABASE ${admin(name)} IS_TEMPLATE true ALLOW_CONNECTIONS false`;
  await admin`CHECKPOINT`;
}
