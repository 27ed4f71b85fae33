import type { MessageParams } from "@ymp/core/errors";
import type { QueuedWrite } from "./queued-write.ts";

interface RefusedEntry {
  id: string;
  messageKey: string;
  params: MessageParams;
}

/**
 * What an answer left undone of a write with several `entries`: those that the server names as refused, with its reason.
 * They stay on the device until their author decides; undefined where everything was taken. Checked by hand and loaded with the
 * queue: code that has to be fetched first may not come while the link is poor, and then nothing would be sent.
 */
export function remainderOf(write: QueuedWrite, result: unknown): QueuedWrite | undefined {
  const refused = listIn(result, "refused")?.filter(isRefusedEntry) ?? [];
  const sent = listIn(write.input, "entries");
  const [first] = refused;
  if (!first || !sent) return undefined;
  const ids = new Set(refused.map(({ id }) => id));
  const entries = sent.filter((entry) => isRecord(entry) && typeof entry.id === "string" && ids.has(entry.id));
  if (entries.length === 0) return undefined;
  const only = refused.length === 1;
  return {
    ...write,
    input: { ...(isRecord(write.input) ? write.input : {}), entries },
    refusal: {
      kind: "refused",
      code: "invalid",
      messageKey: only ? first.messageKey : "queue:linesRefused",
      params: only ? first.params : { count: refused.length },
      fields: {},
      requestId: null,
    },
  };
}

function listIn(value: unknown, key: string): unknown[] | undefined {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isRefusedEntry(entry: unknown): entry is RefusedEntry {
  return (
    isRecord(entry) && typeof entry.id === "string" && typeof entry.messageKey === "string" && isRecord(entry.params)
  );
}
