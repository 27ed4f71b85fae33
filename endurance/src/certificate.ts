import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync } from "node:fs";
import path from "node:path";
import { databaseAccount } from "@ymp/db/embedded/account";

const openssl = ["-c", 'exec openssl "$@"', "sh"];

/** Null where certificates can be made; otherwise why not. */
export const noCertificates: string | null =
  spawnSync("sh", [...openssl, "version"]).status === 0 ? null : "openssl is not installed";

export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** One for this machine, signed by itself, that PostgreSQL may read. */
export function makeCertificate(folder: string, name: string): Certificate {
  const [certificate, key] = [path.join(folder, `${name}.crt`), path.join(folder, `${name}.key`)];
  const subject = ["-subj", "/CN=ymp trial", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"];
  const kind = ["-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const command = [...openssl, "req", ...kind, ...subject, "-keyout", key, "-out", certificate];
  execFileSync("sh", command, { stdio: "pipe" });
  chmodSync(key, 0o600);
  const account = databaseAccount();
  if (account) for (const file of [certificate, key]) chownSync(file, account.uid, account.gid);
  return { certificate, key };
}
