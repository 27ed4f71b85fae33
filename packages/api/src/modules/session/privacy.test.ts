import { users } from "@ymp/db/schema/accounts";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { privacyNotice } from "../../platform/privacy-notice.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const notice = privacyNotice("Ask privacy@meridian.example.");

/** The deckhand, where the operator says this of privacy. */
function deckhand(said: typeof notice | undefined) {
  const { account } = world.person("deckhand");
  const principal = { kind: "user", account, sessionId: "session" } as const;
  return callerOf({ ...world.services, ...(said ? { privacyNotice: said } : {}) }, { principal }).session;
}

it("is told to everybody, signed in or not", async () => {
  const stranger = callerOf({ ...world.services, privacyNotice: notice }).session;
  expect(await stranger.privacyNotice()).toEqual(notice);
  expect(await world.anonymous().session.privacyNotice()).toBeNull();
});

it("is asked about once, and again after it has changed", async () => {
  expect((await deckhand(undefined).me())?.asksPrivacy).toBe(false);
  expect((await deckhand(notice).me())?.asksPrivacy).toBe(true);
  await deckhand(notice).acknowledgePrivacy({ version: notice.version });
  expect((await deckhand(notice).me())?.asksPrivacy).toBe(false);
  expect((await deckhand(privacyNotice("Ask somebody else.")).me())?.asksPrivacy).toBe(true);
});

it("is kept with its version and the first time", async () => {
  const { userId } = world.person("deckhand");
  const seenAt = world.now();
  await deckhand(notice).acknowledgePrivacy({ version: notice.version });
  world.setNow("2026-07-01T09:00:00Z");
  await deckhand(notice).acknowledgePrivacy({ version: notice.version });
  const [row] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, userId));
  expect(row).toMatchObject({ privacyVersion: notice.version, privacyAcknowledgedAt: seenAt });
});

it("is not acknowledged in words that nobody has seen", async () => {
  const late = deckhand(notice).acknowledgePrivacy({ version: "another" });
  expect(await refusalOf(late)).toMatchObject({ code: "conflict", messageKey: "legal:noticeChanged" });
  const none = deckhand(undefined).acknowledgePrivacy({ version: notice.version });
  expect((await refusalOf(none)).code).toBe("conflict");
});
