import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";

const modes = ["disable", "require", "verify-ca", "verify-full"] as const;
type Mode = (typeof modes)[number];

export interface SecuredAddress {
  /** The address without what it says of TLS. */
  readonly url: string;
  /** Null for a connection in the clear. */
  readonly tls: ConnectionOptions | null;
}

/**
 * Reads `sslmode` and `sslrootcert` as PostgreSQL's own programs do: `require` encrypts and, without a root certificate,
 * trusts any server; `verify-ca` asks who signed the certificate; `verify-full` also compares the host's name.
 */
export function readTls(address: string): SecuredAddress {
  const url = new URL(address);
  const mode = url.searchParams.get("sslmode") ?? "disable";
  const rootFile = url.searchParams.get("sslrootcert");
  for (const name of ["sslmode", "sslrootcert"]) url.searchParams.delete(name);
  if (!isMode(mode)) throw new RangeError(`sslmode in a database's address should be one of ${modes.join(", ")}.`);
  return { url: url.href, tls: tlsOf(mode, rootFile ? readFileSync(rootFile, "utf8") : undefined) };
}

/** The same address for node-postgres, which interprets `sslmode` differently by default. */
export function forNodePostgres(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has("sslmode")) url.searchParams.set("uselibpqcompat", "true");
  return url.href;
}

const isMode = (text: string): text is Mode => modes.some((mode) => mode === text);

function tlsOf(mode: Mode, ca: string | undefined): ConnectionOptions | null {
  if (mode === "disable") return null;
  if (mode === "verify-full") return { ca };
  if (mode === "require" && !ca) return { rejectUnauthorized: false };
  if (!ca) throw new RangeError("sslmode=verify-ca in a database's address needs sslrootcert, a file.");
  return { ca, checkServerIdentity: () => undefined };
}
