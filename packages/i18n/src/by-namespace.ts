import type { Language, Messages } from "./message.ts";

/** Files by path ("…/messages/en/jobs.json") as messages by namespace ("jobs"). */
export function byNamespace(files: Record<string, unknown>): Language {
  const named = Object.entries(files).map(([path, content]) => [namespaceOf(path), toMessages(path, content)]);
  return Object.fromEntries(named);
}

function namespaceOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

function isMessages(content: unknown): content is Messages {
  return typeof content === "object" && content !== null;
}

function toMessages(path: string, content: unknown): Messages {
  if (!isMessages(content)) throw new TypeError(`${path} holds no messages`);
  return content;
}
