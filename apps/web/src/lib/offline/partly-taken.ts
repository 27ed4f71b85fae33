import { z } from "zod";
import type { QueuedWrite } from "./queued-write.ts";

const partlyTaken = z.object({
  refused: z
    .array(
      z.object({
        id: z.string(),
        messageKey: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    )
    .min(1),
});
const severalEntries = z.looseObject({ entries: z.array(z.looseObject({ id: z.string() })) });

/**
 * What an answer left undone of a write with several `entries`: those that the server names as refused, with its reason.
 * They stay on the device until their author decides; undefined where everything was taken.
 */
export function remainderOf(write: QueuedWrite, result: unknown): QueuedWrite | undefined {
  const answer = partlyTaken.safeParse(result);
  const sent = severalEntries.safeParse(write.input);
  if (!answer.success || !sent.success) return undefined;
  const { refused } = answer.data;
  const ids = new Set(refused.map(({ id }) => id));
  const entries = sent.data.entries.filter(({ id }) => ids.has(id));
  const [first] = refused;
  if (!first || entries.length === 0) return undefined;
  const only = refused.length === 1;
  return {
    ...write,
    input: { ...sent.data, entries },
    refusal: {
      kind: "refused",
      code: "invalid",
      messageKey: only ? first.messageKey : "offline:linesRefused",
      params: only ? first.params : { count: refused.length },
      fields: {},
      requestId: null,
    },
  };
}
