import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "./connect.ts";
import { isLinkError } from "./link-errors.ts";

const patienceMs = 5_000;
/** Many connections fall silent together. */
const goodForMs = 1_000;

/**
 * Tells a database that works long at something from one that answers nobody: asks it over a connection of its own. Any
 * answer is one, a refusal too.
 */
export function livenessProbe(url: string): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const forget = () => {
    asked = undefined;
  };
  return () => {
    asked ??= ask(url).finally(() => setTimeout(forget, goodForMs).unref());
    return asked;
  };
}

async function ask(url: string): Promise<boolean> {
  const sql = connect(url, { max: 1, fetch_types: false, connect_timeout: patienceMs / 1000 });
  const answer = sql`select 1`.then(
    () => true,
    (error: unknown) => !isLinkError(error),
  );
  try {
    return await Promise.race([answer, sleep(patienceMs, false, { ref: false })]);
  } finally {
    void sql.end({ timeout: 0 });
  }
}
