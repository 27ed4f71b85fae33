import { addDays } from "@ymp/core/calendar-date";
import type postgres from "postgres";
import { connect } from "../connect.ts";
import { companyMemberships, users } from "../schema/accounts.ts";
import { companies, vessels } from "../schema/vessels.ts";
import type { Book } from "./build/book.ts";
import type { Accounts } from "./build/people.ts";
import { type StoredFile, type StoreFile, storePhotos } from "./build/photos.ts";
import { writeSearchEntries } from "./build/search.ts";
import { buildVessel } from "./build/vessel.ts";
import { corvina } from "./definitions/corvina.ts";
import { halcyon } from "./definitions/halcyon.ts";
import { larkspur } from "./definitions/larkspur.ts";
import { managementCompany, officeAccounts } from "./definitions/office.ts";
import { seraphine } from "./definitions/seraphine/seraphine.ts";
import { tern } from "./definitions/tern.ts";
import { demoPassword, demoPin } from "./demo-sign-ins.ts";
import { insertRows } from "./insert-rows.ts";
import { createIds, createRandom, pleasantColor } from "./random.ts";
import { writeRows } from "./vessel-rows.ts";

export interface SeedOptions {
  /** Address with the application's role; the seed writes under the same policies as everybody. */
  appUrl: string;
  /** Everything is dated relative to this instant. */
  now: Date;
  passwordHash: (plain: string) => Promise<string>;
  /** Signs words with the installation's key; without it nobody has sealed the pages of the demo's books. */
  seal?: (words: string) => string;
  /** Without it the demo has no photos. */
  storeFile?: StoreFile;
}

const seedLock = 7_203_442;
const definitions = [seraphine, larkspur, halcyon, corvina, tern];

/** Fills an empty, migrated database; leaves one that has users as it is. @returns whether anything was written */
export async function seedDemo(options: SeedOptions): Promise<boolean> {
  const pool = connect(options.appUrl, { max: 1 });
  try {
    if (await hasUsers(pool)) return false;
    const passwordHash = await options.passwordHash(demoPassword);
    const pinHash = await options.passwordHash(demoPin);
    const photos = options.storeFile ? await storePhotos(options.storeFile) : new Map<string, StoredFile>();
    const fleet = buildFleet(options, { rows: [], passwordHash, pinHash }, photos);
    return await pool.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${seedLock})`;
      if (await hasUsers(tx)) return false;
      await writeFleet(tx, fleet);
      return true;
    });
  } finally {
    await pool.end();
  }
}

async function hasUsers(sql: postgres.ISql): Promise<boolean> {
  const [row] = await sql<{ some: boolean }[]>`select exists (select from users) as some`;
  return row?.some ?? false;
}

interface Fleet {
  company: typeof companies.$inferInsert;
  companyMembers: (typeof companyMemberships.$inferInsert)[];
  accounts: Accounts;
  books: Book[];
}

const firstSeed = 20_190_312;

function buildFleet({ now, seal }: SeedOptions, accounts: Accounts, photos: ReadonlyMap<string, StoredFile>): Fleet {
  const books = definitions.map((definition, index) =>
    buildVessel(definition, now, firstSeed + index, accounts, photos, seal),
  );
  const begunAt = new Date(Math.min(...books.map((book) => book.begunAt.getTime())));
  const random = createRandom(firstSeed - 1);
  const newId = createIds(random);
  const made = () => ({ id: newId(begunAt), createdAt: begunAt, updatedAt: begunAt });
  const company = { ...made(), ...managementCompany };
  const companyMembers: Fleet["companyMembers"] = [];
  for (const { isOfCompany, ...account } of officeAccounts) {
    const row = { ...made(), ...account, passwordHash: accounts.passwordHash, backgroundColor: pleasantColor(random) };
    accounts.rows.push(row);
    if (isOfCompany) companyMembers.push({ ...made(), companyId: company.id, userId: row.id });
  }
  return { company, companyMembers, accounts, books };
}

async function writeFleet(tx: postgres.TransactionSql, fleet: Fleet): Promise<void> {
  await insertRows(tx, companies, [fleet.company]);
  await insertRows(tx, users, fleet.accounts.rows);
  await insertRows(tx, companyMemberships, fleet.companyMembers);
  for (const book of fleet.books) {
    const { particulars, isOfCompany, subscriptionEndsInDays } = book.definition;
    const subscriptionEndsOn =
      subscriptionEndsInDays === undefined ? null : addDays(book.calendar.today, subscriptionEndsInDays);
    const made = { id: book.vesselId, createdAt: book.begunAt, updatedAt: book.begunAt };
    await tx`select set_config('app.vessel_id', '', true)`;
    await insertRows(tx, vessels, [
      { ...made, ...particulars, subscriptionEndsOn, companyId: isOfCompany ? (fleet.company.id ?? null) : null },
    ]);
    await tx`select set_config('app.vessel_id', ${book.vesselId}, true)`;
    await writeRows(tx, book.rows);
    await writeSearchEntries(tx, book);
  }
}
