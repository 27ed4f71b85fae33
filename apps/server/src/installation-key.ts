import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Settings } from "./env.ts";

/** The key that seals secrets: APP_SECRET, or one that the installation makes for itself and keeps beside its data. */
export function installationKey({ appSecret, dataFolder }: Pick<Settings, "appSecret" | "dataFolder">): string {
  if (appSecret) return appSecret;
  const file = path.join(dataFolder, "secret.key");
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    // There is one already, from an earlier start or from a process that starts beside this one.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const key = readFileSync(file, "utf8").trim();
  if (key.length < 32) throw new Error(`${file} holds no key. Put back the one it held, or remove the file.`);
  return key;
}
