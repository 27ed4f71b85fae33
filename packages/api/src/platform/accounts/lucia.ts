import { createHash } from "node:crypto";
import { DrizzlePostgreSQLAdapter } from "@lucia-auth/adapter-drizzle";
import type { Database, Db } from "@ymp/db/client";
import { sessions, users } from "@ymp/db/schema/accounts";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from "lucia";
import type { Account } from "./accounts.ts";
import { ShortCache } from "./short-cache.ts";

export const sessionCookieName = "ymp_session";
const sessionLife = new TimeSpan(30, "d");
const touchEveryMs = 600_000;

export interface OpenSession {
  /** The hash under which the session is kept; safe to show and to compare. */
  readonly id: string;
  readonly account: Account;
  /** Set when the session's life was extended and the cookie must be sent again. */
  readonly renewedCookie: string | null;
}

export interface SessionFacts {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly userAgent: string | null;
  /** From where it was opened. */
  readonly address: string | null;
}

/** The only door to lucia, so that it can be replaced without touching anything else. */
export interface SessionKeeper {
  open(
    userId: string,
    facts: { userAgent: string | null; address: string; isPersistent: boolean },
  ): Promise<{ token: string; cookie: string }>;
  find(token: string): Promise<OpenSession | undefined>;
  /** Whether the session of that hash still runs; asks the database. */
  isOpen(userId: string, id: string): Promise<boolean>;
  close(token: string): Promise<void>;
  closeAll(userId: string, exceptId?: string): Promise<void>;
  /** Those that still run, the last seen first. */
  list(userId: string): Promise<SessionFacts[]>;
  closeById(userId: string, id: string): Promise<void>;
  removeExpired(): Promise<void>;
  readonly blankCookie: string;
  forget(userId: string | "*"): void;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** lucia takes the session id for the bearer's token; the database gets only its hash. */
function hashingAdapter(inner: Adapter): Adapter {
  const withToken = (session: DatabaseSession, token: string): DatabaseSession => ({ ...session, id: token });
  return {
    async getSessionAndUser(token) {
      const [session, user] = await inner.getSessionAndUser(hashOf(token));
      return session && user ? [withToken(session, token), user] : [null, null];
    },
    getUserSessions: (userId) => inner.getUserSessions(userId),
    setSession: (session) => inner.setSession({ ...session, id: hashOf(session.id) }),
    updateSessionExpiration: (token, expiresAt) => inner.updateSessionExpiration(hashOf(token), expiresAt),
    deleteSession: (token) => inner.deleteSession(hashOf(token)),
    deleteUserSessions: (userId) => inner.deleteUserSessions(userId),
    deleteExpiredSessions: () => inner.deleteExpiredSessions(),
  };
}

export function createLucia(database: Database, options: { isSecure?: boolean } = {}): SessionKeeper {
  const { db } = database;
  const lucia = new Lucia(hashingAdapter(new DrizzlePostgreSQLAdapter(db, sessions, users)), {
    sessionExpiresIn: sessionLife,
    sessionCookie: {
      name: sessionCookieName,
      attributes: { secure: options.isSecure ?? false, sameSite: "lax", path: "/" },
    },
    getSessionAttributes: ({ isPersistent, lastSeenAt }) => ({ isPersistent, lastSeenAt }),
    getUserAttributes: ({ passwordHash: _passwordHash, totpSecret: _totpSecret, ...user }) => user,
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
    await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, id));
  }

  async function validate(token: string): Promise<OpenSession | undefined> {
    const { session, user } = await lucia.validateSession(token);
    if (!session || user.softDeletedAt || user.erasedAt) return undefined;
    if (!session.lastSeenAt || session.lastSeenAt.getTime() < Date.now() - touchEveryMs) await touch(hashOf(token));
    return {
      id: hashOf(token),
      account: user,
      renewedCookie: session.fresh ? cookieOf(token, session.isPersistent) : null,
    };
  }

  return {
    blankCookie: lucia.createBlankSessionCookie().serialize(),
    async open(userId, facts) {
      const session = await lucia.createSession(userId, facts);
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
    async isOpen(userId, id) {
      const open = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id), gt(sessions.expiresAt, sql`now()`)));
      return open.length > 0;
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
    list: (userId) => listSessions(db, userId),
    async closeById(userId, id) {
      known.drop(userId);
      await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
    },
    removeExpired: () => lucia.deleteExpiredSessions(),
    forget: (userId) => known.drop(userId),
  };
}

function listSessions(db: Db, userId: string): Promise<SessionFacts[]> {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`));
}

declare module "lucia" {
  interface Register {
    Lucia: Lucia<
      { isPersistent: boolean; lastSeenAt?: Date | null },
      Omit<typeof users.$inferSelect, "passwordHash" | "totpSecret">
    >;
    UserId: string;
    DatabaseSessionAttributes: {
      isPersistent: boolean;
      userAgent: string | null;
      address: string;
      lastSeenAt?: Date | null;
    };
    DatabaseUserAttributes: typeof users.$inferSelect;
  }
}
