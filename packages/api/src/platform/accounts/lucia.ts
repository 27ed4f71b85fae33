import { createHash } from "node:crypto";
import { DrizzlePostgreSQLAdapter } from "@lucia-auth/adapter-drizzle";
import type { Database } from "@ymp/db/client";
import { sessions, users } from "@ymp/db/schema/accounts";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from "lucia";
import type { Account } from "./accounts.ts";
import { ShortCache } from "./short-cache.ts";

export const sessionCookieName = "ymp_session";
const sessionLife = new TimeSpan(30, "d");

export interface OpenSession {
  /** The hash under which the session is kept; safe to show and to compare. */
  readonly id: string;
  readonly account: Account;
  /** Set when the session's life was extended and the cookie must be sent again. */
  readonly renewedCookie: string | null;
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
  list(
    userId: string,
  ): Promise<{ id: string; createdAt: Date; expiresAt: Date; userAgent: string | null; address: string | null }[]>;
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
    getSessionAttributes: ({ isPersistent }) => ({ isPersistent }),
    getUserAttributes: ({ passwordHash: _passwordHash, ...user }) => user,
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

  async function validate(token: string): Promise<OpenSession | undefined> {
    const { session, user } = await lucia.validateSession(token);
    if (!session || user.softDeletedAt) return undefined;
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
    list: (userId) =>
      db
        .select({
          id: sessions.id,
          createdAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
          userAgent: sessions.userAgent,
          address: sessions.address,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.createdAt)),
    async closeById(userId, id) {
      known.drop(userId);
      await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
    },
    removeExpired: () => lucia.deleteExpiredSessions(),
    forget: (userId) => known.drop(userId),
  };
}

declare module "lucia" {
  interface Register {
    Lucia: Lucia<{ isPersistent: boolean }, Omit<typeof users.$inferSelect, "passwordHash">>;
    UserId: string;
    DatabaseSessionAttributes: { isPersistent: boolean; userAgent: string | null; address: string };
    DatabaseUserAttributes: typeof users.$inferSelect;
  }
}
