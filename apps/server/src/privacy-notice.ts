import { readFileSync } from "node:fs";
import { type PrivacyNotice, privacyNotice } from "@ymp/api/platform/privacy-notice";
import { SettingsError } from "./env.ts";

const mostCharacters = 20_000;

/** The operator's words from the file that `PRIVACY_NOTICE` names. A product that cannot show them does not start. */
export function readPrivacyNotice(file: string): PrivacyNotice {
  const text = readWords(file).trim();
  if (text === "" || text.length > mostCharacters)
    throw new SettingsError(`PRIVACY_NOTICE names ${file}, which should hold 1 to ${mostCharacters} characters.`);
  return privacyNotice(text);
}

function readWords(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new SettingsError(`PRIVACY_NOTICE names ${file}, which cannot be read.`);
  }
}
