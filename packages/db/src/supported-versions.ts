import type { ISql } from "postgres";
import { PreparationRefused } from "./preparation-refused.ts";

/** Major versions of PostgreSQL: the tests are run on the oldest and the newest. */
export const supportedVersions = { oldest: 15, newest: 18 } as const;

export async function readMajorVersion(sql: ISql): Promise<number> {
  const [row] = await sql<{ number: number }[]>`SELECT current_setting('server_version_num')::int AS number`;
  return Math.floor((row?.number ?? 0) / 10_000);
}

export const isSupported = (major: number): boolean =>
  major >= supportedVersions.oldest && major <= supportedVersions.newest;

/** @throws PreparationRefused for a server that is too old, or newer than any that was tried */
export function expectSupported(major: number): void {
  if (isSupported(major)) return;
  const { oldest, newest } = supportedVersions;
  throw new PreparationRefused(
    `This is PostgreSQL ${major}; versions ${oldest} to ${newest} are supported. Upgrade the database, or leave DATABASE_URL away to use the one that comes with the product.`,
  );
}
