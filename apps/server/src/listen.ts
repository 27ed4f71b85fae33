import { setTimeout as sleep } from "node:timers/promises";
import { readChangeNotice } from "@ymp/api/platform/live/change-feed";
import { presenceChannel } from "@ymp/api/platform/live/presence";
import type { Services } from "@ymp/api/services";
import { connect } from "@ymp/db/connect";
import type postgres from "postgres";

export interface Listening {
  stop(): Promise<void>;
}

const firstPauseMs = 100;
const longestPauseMs = 2_000;
const silenceMs = 20_000;
const patienceMs = 5_000;
const openingMs = 10_000;

/**
 * One connection hears what the database announces: changes, people, presence. When it is lost another one is opened, for as
 * long as it takes; what was missed in between is reported to the streams as a gap.
 */
export async function listenToDatabase(appUrl: string, services: Services): Promise<Listening> {
  const stopping = new AbortController();
  let ear = await openEar(appUrl, services);
  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      await ear.lost;
      await ear.close();
      const opened = await openAgain(appUrl, services, stopping.signal);
      if (!opened) return;
      ear = opened;
      announceGap(services);
    }
  };
  const kept = keepListening();
  return {
    async stop() {
      stopping.abort();
      await ear.close();
      await kept;
    },
  };
}

/** Cached values may be outdated, and announcements made meanwhile are not repeated. */
function announceGap({ accounts, changeFeed }: Services): void {
  accounts.forget("*");
  changeFeed.publishGap();
  changeFeed.wake();
}

interface Ear {
  /** Resolves when it hears nothing any more, also by `close`. */
  readonly lost: Promise<void>;
  close(): Promise<void>;
}

/**
 * The driver's own `listen` keeps a connection for itself, which tries again by itself, without a pause and also after its
 * end.
 */
async function openEar(appUrl: string, services: Services): Promise<Ear> {
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const hearings = hearingsOf(services);
  const onnotify = (channel: string, payload: string) => hearings.get(channel)?.(payload);
  const silence = { afterMs: silenceMs, isAlive: () => answersIn(sql) };
  const sql = connect(
    appUrl,
    { max: 1, max_lifetime: null, connect_timeout: 5, ...{ onnotify } },
    { onLost: lose, silence },
  );
  const close = async () => {
    lose();
    await sql.end({ timeout: 1 });
  };
  const listen = async () => {
    for (const channel of hearings.keys()) await sql`listen ${sql(channel)}`;
  };
  try {
    // The driver may forget a statement whose connection was lost while it was made.
    await Promise.race([listen(), lost.then(refuse), sleep(openingMs, undefined, { ref: false }).then(refuse)]);
  } catch (error) {
    await close();
    throw error;
  }
  return { lost, close };
}

function refuse(): never {
  throw new Error("The database did not take the connection that listens.");
}

/** Nothing may be announced for hours: an ear whose link was cut without a word is found by asking over it. */
async function answersIn(sql: postgres.Sql): Promise<boolean> {
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(patienceMs, false, { ref: false })]);
}

function hearingsOf({ accounts, changeFeed, presence }: Services): ReadonlyMap<string, (payload: string) => void> {
  return new Map([
    [
      "ymp_changes",
      (payload) => {
        const notice = readChangeNotice(payload);
        if (notice) changeFeed.publish(notice);
      },
    ],
    [
      "ymp_principals",
      (userId) => {
        accounts.forget(userId);
        changeFeed.wake(userId);
      },
    ],
    [presenceChannel, (payload) => presence.receive(payload)],
  ]);
}

/** Undefined when it is stopped. */
async function openAgain(appUrl: string, services: Services, signal: AbortSignal): Promise<Ear | undefined> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const ear = await openEar(appUrl, services).catch(() => undefined);
    if (ear) return ear;
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
  return undefined;
}
