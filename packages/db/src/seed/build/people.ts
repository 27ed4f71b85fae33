import type { users } from "../../schema/accounts.ts";
import { pleasantColor } from "../random.ts";
import { type Book, stamp } from "./book.ts";

export type AccountRow = typeof users.$inferInsert & { id: string };

export interface Accounts {
  readonly rows: AccountRow[];
  readonly passwordHash: string;
  /** Of the pin that the crew of the demo sign with. */
  readonly pinHash: string;
}

/** Every person has an account, a membership and a profile; who serves two vessels has one account. */
export function addPeople(book: Book, accounts: Accounts): void {
  for (const definition of book.definition.people) {
    const color = pleasantColor(book.random);
    const email =
      definition.email ?? `${definition.username}@${book.definition.particulars.contactEmail.split("@")[1]}`;
    let account = accounts.rows.find((row) => row.username === definition.username);
    if (!account) {
      account = {
        id: book.newId(book.begunAt),
        createdAt: book.begunAt,
        updatedAt: book.begunAt,
        username: definition.username,
        email,
        provenEmail: email,
        name: `${definition.firstName} ${definition.lastName}`,
        passwordHash: accounts.passwordHash,
        jobTitle: definition.jobTitle,
        backgroundColor: color,
        lastVesselId: book.vesselId,
      };
      accounts.rows.push(account);
    }
    const userId = account.id;
    const duty = { role: definition.role, userType: definition.userType ?? null, department: definition.department };
    const profile = {
      ...stamp(book, book.begunAt),
      ...duty,
      userId,
      firstName: definition.firstName,
      lastName: definition.lastName,
      jobTitle: definition.jobTitle,
      color: account.backgroundColor,
      email: account.email,
      isOnboard: definition.isAshore === undefined,
    };
    book.rows.memberships.push({ ...stamp(book, book.begunAt), ...duty, userId, access: {} });
    book.rows.profiles.push(profile);
    book.people.set(definition.key, { profileId: profile.id, userId, name: account.name });
  }
}
