import { createHash } from "node:crypto";
import { DrizzlePostgreSQLAdapter } from "@lucia-auth/adapter-drizzle";
import type { Database, Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { sessions } from "@ymp/db/schema/sign-in";
import { and, eq, getTableColumns, ne } from "drizzle-orm";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Account } from "./accounts.ts";
import { accountNameColumns } from "./personal-columns.ts";
import { endsOf, hasEnded, isTouchDue, type SessionLimits, sessionLimits } from "./session-limits.ts";
import { ShortCache } from "./short-cache.ts";

/** Over HTTPS with a prefix by which browsers take the cookie from this host alone, and for all of it. */
export const sessionCookieName = "ymp_session";
const nameOverHttps = `__Host-${sessionCookieName}`;
/** Beside it: by what a device is known again, also after signing out. */
export const deviceCookieName = (sessionCookie: string) => sessionCookie.replace("session", "device");
/** The longest of all; what ends sooner is judged when it is used. */
const sessionLife = new TimeSpan(30, "d");

export interface OpenSession {
  /** The hash under which the session is kept; safe to show and to compare. */
  readonly id: string;
  readonly account: Account;
  /** When the owner last proved by password that it is them. */
  readonly confirmedAt: Date | null;
  /** After how long unused it ends. */
  readonly idleMinutes: number;
}

export interface SessionFacts {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly userAgent: string | null;
  /** From where it was opened. */
  readonly address: string | null;
  /** The last moment, whatever happens. */
  readonly endsAt: Date;
  /** The end if it is not used. */
  readonly idleAt: Date;
}

/** The only door to lucia, so that it can be replaced without touching anything else. */
export interface SessionKeeper {
  open(
    userId: string,
    facts: { userAgent: string | null; address: string; isPersistent: boolean },
  ): Promise<{ token: string; cookie: string }>;
  find(token: string): Promise<OpenSession | undefined>;
  /** Notes that the owner of the session of that hash has just proven that it is them. */
  confirm(userId: string, id: string): Promise<void>;
  /** Whether the session of that hash still runs; asks the database. */
  isOpen(userId: string, id: string): Promise<boolean>;
  close(token: string): Promise<void>;
  closeAll(userId: string, exceptId?: string): Promise<void>;
  /** Those that still run, the last seen first. */
  list(userId: string): Promise<SessionFacts[]>;
  closeById(userId: string, id: string): Promise<void>;
  removeExpired(): Promise<void>;
  readonly blankCookie: string;
  readonly cookieName: string;
  forget(userId: string | "*"): void;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Of an account that is signed in. */
const signedInColumns = {
  ...accountNameColumns,
  borderColor: users.borderColor,
  isSuperadmin: users.isSuperadmin,
  mustChangePassword: users.mustChangePassword,
  softDeletedAt: users.softDeletedAt,
  erasedAt: users.erasedAt,
  lastVesselId: users.lastVesselId,
  totpConfirmedAt: users.totpConfirmedAt,
  securityKeysSince: users.securityKeysSince,
};
type SignedIn = Omit<Pick<typeof users.$inferSelect, keyof typeof signedInColumns>, "id">;

/** lucia takes the session id for the bearer's token; the database gets only its hash. What opens an account is not read. */
function hashingAdapter(db: Db): Adapter {
  const inner = new DrizzlePostgreSQLAdapter(db, sessions, users);
  return {
    async getSessionAndUser(token) {
      const [found] = await db
        .select({ session: getTableColumns(sessions), user: signedInColumns })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.id, hashOf(token)));
      if (!found) return [null, null];
      const { id: _, userId, expiresAt, ...ofSession } = found.session;
      const { id, ...attributes } = found.user;
      return [
        { id: token, userId, expiresAt, attributes: ofSession },
        { id, attributes },
      ];
    },
    getUserSessions: (userId) => inner.getUserSessions(userId),
    setSession: (session) => inner.setSession({ ...session, id: hashOf(session.id) }),
    // Nothing prolongs a session: its last moment is fixed when it begins.
    updateSessionExpiration: async () => {},
    deleteSession: (token) => inner.deleteSession(hashOf(token)),
    deleteUserSessions: (userId) => inner.deleteUserSessions(userId),
    deleteExpiredSessions: () => inner.deleteExpiredSessions(),
  };
}

export function createLucia(database: Database, options: { isSecure?: boolean; now: () => Date }): SessionKeeper {
  const { db } = database;
  const { isSecure = false, now } = options;
  const cookieName = isSecure ? nameOverHttps : sessionCookieName;
  const lucia = new Lucia(hashingAdapter(db), {
    sessionExpiresIn: sessionLife,
    sessionCookie: {
      name: cookieName,
      attributes: { secure: isSecure, sameSite: "lax", path: "/" },
    },
    getSessionAttributes: ({ isPersistent, createdAt, lastSeenAt, confirmedAt }) => ({
      ...{ isPersistent, createdAt, lastSeenAt, confirmedAt },
    }),
    getUserAttributes: (user) => user,
  });
  const cookieOf = (token: string, isPersistent: boolean) => {
    const cookie = lucia.createSessionCookie(token);
    if (!isPersistent) {
      cookie.attributes.maxAge = undefined;
      cookie.attributes.expires = undefined;
    }
    return cookie.serialize();
  };
  const known = new ShortCache<OpenSession | undefined>();
  const ownerOf = new Map<string, string>();

  async function touch(id: string): Promise<void> {
    await db.update(sessions).set({ lastSeenAt: now() }).where(eq(sessions.id, id));
  }

  async function validate(token: string): Promise<OpenSession | undefined> {
    const { session, user } = await lucia.validateSession(token);
    if (!session || user.softDeletedAt || user.erasedAt) return undefined;
    const { isPersistent, confirmedAt } = session;
    const limits = sessionLimits({ isPersistent, isSuperadmin: user.isSuperadmin });
    if (hasEnded(session, limits, now())) return undefined;
    if (isTouchDue(session, limits, now())) await touch(hashOf(token));
    return { id: hashOf(token), account: user, confirmedAt, idleMinutes: limits.idleMinutes };
  }

  return {
    cookieName,
    blankCookie: lucia.createBlankSessionCookie().serialize(),
    async open(userId, facts) {
      const at = now();
      const begun = { createdAt: at, lastSeenAt: at, confirmedAt: at };
      const session = await lucia.createSession(userId, { ...facts, ...begun });
      return { token: session.id, cookie: cookieOf(session.id, facts.isPersistent) };
    },
    async find(token) {
      const owner = ownerOf.get(token);
      if (owner) return known.get(owner, token, () => validate(token));
      const found = await validate(token);
      if (found) {
        if (ownerOf.size > 10_000) ownerOf.clear();
        ownerOf.set(token, found.account.id);
      }
      return found;
    },
    async confirm(userId, id) {
      await db
        .update(sessions)
        .set({ confirmedAt: now() })
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
      known.drop(userId);
    },
    async isOpen(userId, id) {
      const open = await listSessions(db, userId, now());
      return open.some((session) => session.id === id);
    },
    async close(token) {
      const owner = ownerOf.get(token);
      if (owner) known.drop(owner);
      ownerOf.delete(token);
      await lucia.invalidateSession(token);
    },
    async closeAll(userId, exceptId) {
      known.drop(userId);
      await db
        .delete(sessions)
        .where(exceptId ? and(eq(sessions.userId, userId), ne(sessions.id, exceptId)) : eq(sessions.userId, userId));
    },
    list: (userId) => listSessions(db, userId, now()),
    async closeById(userId, id) {
      known.drop(userId);
      await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
    },
    removeExpired: () => lucia.deleteExpiredSessions(),
    forget: (userId) => known.drop(userId),
  };
}

async function listSessions(db: Db, userId: string, now: Date): Promise<SessionFacts[]> {
  const rows = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
      isPersistent: sessions.isPersistent,
      isSuperadmin: users.isSuperadmin,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.userId, userId));
  return rows
    .flatMap(({ isPersistent, isSuperadmin, ...session }) => {
      const limits: SessionLimits = sessionLimits({ isPersistent, isSuperadmin });
      return hasEnded(session, limits, now) ? [] : [{ ...session, ...endsOf(session, limits) }];
    })
    .sort((a, b) => lastUse(b) - lastUse(a));
}

const lastUse = ({ lastSeenAt, createdAt }: Pick<SessionFacts, "lastSeenAt" | "createdAt">) =>
  (lastSeenAt ?? createdAt).getTime();

declare module "lucia" {
  interface Register {
    Lucia: Lucia<
      Pick<typeof sessions.$inferSelect, "isPersistent" | "createdAt" | "lastSeenAt" | "confirmedAt">,
      SignedIn
    >;
    UserId: string;
    DatabaseSessionAttributes: Omit<typeof sessions.$inferSelect, "id" | "userId" | "expiresAt">;
    DatabaseUserAttributes: SignedIn;
  }
}
