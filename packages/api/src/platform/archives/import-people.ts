import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { inArray, or, sql } from "drizzle-orm";
import { z } from "zod";
import { hashOfNobodysPassword } from "../accounts/passwords.ts";
import { type ArchivedUser, archivedUserSchema, usersName } from "./archive-format.ts";
import { ArchiveRefused } from "./check-archive.ts";
import type { OpenZip } from "./zip-reading.ts";

/** Accounts without a password that anybody knows; those that are here already stay as they are. */
export async function importPeople(tx: Db, zip: OpenZip): Promise<void> {
  const people = z.array(archivedUserSchema).parse(JSON.parse(await zip.readText(usersName)));
  if (people.length === 0) return;
  const present = await accountsLike(tx, people);
  refuseNamesakes(people, present);
  const known = new Set(present.map(({ id }) => id));
  const arriving = people.filter(({ id }) => !known.has(id));
  if (arriving.length === 0) return;
  const passwordHash = await hashOfNobodysPassword();
  await tx.insert(users).values(arriving.map((person) => accountOf(person, passwordHash)));
}

function accountOf(person: ArchivedUser, passwordHash: string): typeof users.$inferInsert {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...person,
    createdAt: new Date(person.createdAt),
    softDeletedAt: instant(person.softDeletedAt),
    erasedAt: instant(person.erasedAt),
    passwordHash,
    mustChangePassword: true,
  };
}

function accountsLike(tx: Db, people: readonly ArchivedUser[]) {
  return tx
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(
      or(
        inArray(
          users.id,
          people.map(({ id }) => id),
        ),
        inArray(
          sql`lower(${users.username})`,
          people.map(({ username }) => username.toLowerCase()),
        ),
        inArray(
          sql`lower(${users.email})`,
          people.map(({ email }) => email.toLowerCase()),
        ),
      ),
    );
}

function refuseNamesakes(
  people: readonly ArchivedUser[],
  present: readonly { id: string; username: string; email: string }[],
) {
  const ids = new Set(people.map(({ id }) => id));
  const strangers = present.filter(({ id }) => !ids.has(id));
  if (strangers.length === 0) return;
  const names = strangers.map(({ username, email }) => `${username} <${email}>`).join(", ");
  throw new ArchiveRefused(
    `Accounts of this installation have the usernames or email addresses of people in the archive: ${names}. Give them others first, then read the archive again.`,
  );
}
