import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isPermission } from "@ymp/core/access/permissions";
import { type Locale, locales } from "@ymp/i18n/locales";
import { readMessages } from "@ymp/i18n/message-files";
import { describe, expect, test } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const messages = readMessages();
const namespaces = new Set(Object.keys(messages.en ?? {}));

function sources(): string[] {
  return readdirSync(here, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"));
}

/** Keys written out in the sources: "namespace:some.key". What is put together at run time is not seen here. */
function writtenKeys(): string[] {
  const found = sources().flatMap((text) =>
    [...text.matchAll(/["`]([a-z][\w-]*:[\w.]+)["`]/g)].map(([, key]) => key ?? ""),
  );
  return [...new Set(found)]
    .filter((key) => namespaces.has(key.slice(0, key.indexOf(":"))) && !isPermission(key))
    .sort();
}

/** A sentence, its plural forms, or a group of messages that a screen picks from. */
function isKnown(locale: Locale, key: string): boolean {
  const [namespace = "", rest = ""] = key.split(":");
  let node: unknown = messages[locale][namespace];
  const steps = rest.split(".");
  const last = steps.pop() ?? "";
  for (const step of steps) node = isRecord(node) ? node[step] : undefined;
  return isRecord(node) && [last, `${last}_other`].some((name) => node[name] !== undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

describe("every message key that is written out", () => {
  test.each(locales)("has its words in %s", (locale) => {
    expect(writtenKeys().filter((key) => !isKnown(locale, key))).toEqual([]);
  });
});
