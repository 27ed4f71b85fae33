import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@ymp/db/connect";
import { PreparationRefused } from "@ymp/db/preparation-refused";

/** The server is not there, not yet, or full for the moment. */
const passing = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "57P03", "53300"],
]);

export interface StartPatience {
  readonly givesUpAfterMs: number;
  readonly pauseMs: number;
}

const patience: StartPatience = { givesUpAfterMs: 60_000, pauseMs: 1_000 };

/**
 * Waits for a database that starts at the same time. @throws PreparationRefused once it took too long, or at once for what
 * waiting does not change
 */
export async function awaitDatabase(
  address: string,
  onWaiting: (sentence: string) => void,
  { givesUpAfterMs, pauseMs }: StartPatience = patience,
): Promise<void> {
  const { host } = new URL(address);
  const deadline = performance.now() + givesUpAfterMs;
  for (let isFirst = true; ; isFirst = false) {
    const fault = await faultOf(address);
    if (!fault) return;
    if (!passing.has(fault.code))
      throw new PreparationRefused(`The database at ${host} refused DATABASE_URL: ${fault.message} (${fault.code}).`);
    if (performance.now() > deadline)
      throw new PreparationRefused(
        `The database at ${host} does not answer (${fault.code}). Start it, or correct DATABASE_URL, and start the server again.`,
      );
    if (isFirst) onWaiting(`waits for the database at ${host}, which does not answer (${fault.code})`);
    await sleep(pauseMs);
  }
}

async function faultOf(address: string): Promise<{ code: string; message: string } | undefined> {
  const sql = connect(address, { max: 1, connect_timeout: 5, fetch_types: false });
  try {
    await sql`select 1`;
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    return { code: String(error.code), message: error.message };
  } finally {
    await sql.end({ timeout: 1 });
  }
}
