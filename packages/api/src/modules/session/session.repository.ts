import type { Db } from "@ymp/db/client";
import { themes, users } from "@ymp/db/schema/accounts";
import { rateLimits } from "@ymp/db/schema/operations";
import { passwordResets, securityKeyChallenges } from "@ymp/db/schema/sign-in";
import { companies } from "@ymp/db/schema/vessels";
import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { holdsAt, isOverAt, isWindowOverAt } from "../../kit/clock-windows.ts";
import { challengeMinutes } from "../two-step/security-keys.rules.ts";
import type { SetThemeInput, Theme } from "./session.schema.ts";

/** The column is closed to us: the database answers outside every vessel, and in the scope of an account its own alone. */
const passwordHash = sql<string>`app.password_of(${users.id})`;

/** What signing in and changing the password judge by. */
const signInColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  name: users.name,
  passwordHash,
  passwordSetAt: users.passwordSetAt,
  totpConfirmedAt: users.totpConfirmedAt,
  securityKeysSince: users.securityKeysSince,
  mustChangePassword: users.mustChangePassword,
  softDeletedAt: users.softDeletedAt,
  erasedAt: users.erasedAt,
  lastVesselId: users.lastVesselId,
  provenEmail: users.provenEmail,
};
export type User = Pick<typeof users.$inferSelect, keyof typeof signInColumns>;

/** A username wins over the same text as somebody's email address. */
export async function findUserByLogin(db: Db, login: string): Promise<User | undefined> {
  const [user] = await db
    .select(signInColumns)
    .from(users)
    .where(
      and(
        isNull(users.softDeletedAt),
        isNull(users.erasedAt),
        isNull(users.standsForId),
        or(eq(sql`lower(${users.username})`, login.toLowerCase()), eq(sql`lower(${users.email})`, login.toLowerCase())),
      ),
    )
    .orderBy(sql`lower(${users.username}) <> ${login.toLowerCase()}`)
    .limit(1);
  return user;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select(signInColumns)
    .from(users)
    .where(
      and(
        isNull(users.softDeletedAt),
        isNull(users.erasedAt),
        isNull(users.standsForId),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
      ),
    );
  return user;
}

export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  const [user] = await db.select(signInColumns).from(users).where(eq(users.id, userId));
  return user;
}

export async function hasAnyUser(db: Db): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).limit(1);
  return found.length > 0;
}

/** Two first administrators at once take turns. */
export async function lockFirstUser(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7203442)`);
}

export async function insertUser(tx: Db, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user);
}

/** With the address it was sent to, when a link set it: that mailbox is its owner's. The account is held. */
export async function setPassword(
  tx: Db,
  userId: string,
  { passwordHash, provenEmail, now }: { passwordHash: string; provenEmail?: string; now: Date },
): Promise<void> {
  const proof = provenEmail === undefined ? {} : { provenEmail };
  await tx
    .update(users)
    .set({ passwordHash, passwordSetAt: now, mustChangePassword: false, updatedAt: now, ...proof })
    .where(eq(users.id, userId));
}

/** The same password under another hash; one that was chosen meanwhile stays. */
export async function renewPasswordHash(db: Db, user: User, renewed: string): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(eq(users.id, user.id), eq(passwordHash, user.passwordHash)));
}

export async function setLastVessel(db: Db, userId: string, vesselId: string): Promise<void> {
  await db.update(users).set({ lastVesselId: vesselId }).where(eq(users.id, userId));
}

export async function insertReset(
  tx: Db,
  reset: { tokenHash: string; userId: string; expiresAt: Date; createdAt: Date; newEmail?: string },
): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

export async function findOpenReset(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; newEmail: string | null } | undefined> {
  const [reset] = await db
    .select({ userId: passwordResets.userId, newEmail: passwordResets.newEmail })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        holdsAt(passwordResets.createdAt, passwordResets.expiresAt, now),
      ),
    );
  return reset;
}

/** Whatever was mailed to the person and not used. */
export async function closeAllLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** False when it was used or ran out in between: a link opens once. Other links of the same person close with it. */
export async function takeReset(tx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        holdsAt(passwordResets.createdAt, passwordResets.expiresAt, now),
      ),
    )
    .returning({ userId: passwordResets.userId });
  const [reset] = taken;
  if (!reset) return false;
  await closeAllLinks(tx, reset.userId, now);
  return true;
}

export async function companyNames(db: Db, companyIds: string[]): Promise<Map<string, string>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, companyIds));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const themeColumns = {
  currentTheme: themes.currentTheme,
  navType: themes.navType,
  sideNavTheme: themes.sideNavTheme,
  navCollapsed: themes.navCollapsed,
  topNavColor: themes.topNavColor,
  headerNavColor: themes.headerNavColor,
  mobileNav: themes.mobileNav,
  fontSize: themes.fontSize,
  direction: themes.direction,
  locale: themes.locale,
};

export async function findTheme(db: Db, userId: string): Promise<Theme | undefined> {
  const [theme] = await db.select(themeColumns).from(themes).where(eq(themes.userId, userId));
  return theme;
}

export async function acknowledgedVersion(db: Db, userId: string): Promise<string | null> {
  const [user] = await db.select({ version: users.privacyVersion }).from(users).where(eq(users.id, userId));
  return user?.version ?? null;
}

/** The first time counts. */
export async function saveAcknowledged(db: Db, userId: string, version: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ privacyVersion: version, privacyAcknowledgedAt: at })
    .where(and(eq(users.id, userId), sql`${users.privacyVersion} is distinct from ${version}`));
}

export async function saveTheme(db: Db, userId: string, chosen: SetThemeInput): Promise<void> {
  await db
    .insert(themes)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: themes.userId, set: { userId, ...chosen } });
}

/** Every process forgets what it remembers of the account's sessions. */
export async function announceConfirmed(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify('ymp_principals', ${userId})`);
}

/** What time has made useless: ended windows, questions to keys, and reset links a day after they ran out. */
export async function deleteOutdated(db: Db, now: Date): Promise<void> {
  await Promise.all([
    db.delete(rateLimits).where(lte(rateLimits.expire, now)),
    db
      .delete(securityKeyChallenges)
      .where(isWindowOverAt(securityKeyChallenges.expiresAt, challengeMinutes * 60_000, now)),
    db.delete(passwordResets).where(isOverAt(passwordResets.createdAt, passwordResets.expiresAt, now, 86_400_000)),
  ]);
}
