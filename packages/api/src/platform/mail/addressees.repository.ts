import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { companyMemberships, memberships, themes, users } from "@ymp/db/schema/accounts";
import { defaultLocale, isLocale, type Locale } from "@ymp/i18n/locales";
import { and, eq, isNull } from "drizzle-orm";
import { isHeldPlace } from "../accounts/crew-aboard.ts";

export interface Addressee {
  userId: string;
  email: string;
  name: string;
  locale: Locale;
}

const addresseeColumns = { userId: users.id, email: users.email, name: users.name, locale: themes.locale };

/** The vessel's captains whose accounts are open and who have not left, under the vessel's scope. */
export async function captainsToTell(tx: Db, vesselId: string, today: CalendarDate): Promise<Addressee[]> {
  const rows = await tx
    .select(addresseeColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(themes, eq(themes.userId, users.id))
    .where(
      and(
        eq(memberships.vesselId, vesselId),
        eq(memberships.role, "captain"),
        isHeldPlace(today),
        isNull(users.softDeletedAt),
      ),
    );
  return rows.map(readAddressee);
}

/** Who works for the company that looks after the vessel. */
export async function companyToTell(tx: Db, companyId: string | null): Promise<Addressee[]> {
  if (!companyId) return [];
  const rows = await tx
    .select(addresseeColumns)
    .from(companyMemberships)
    .innerJoin(users, eq(users.id, companyMemberships.userId))
    .leftJoin(themes, eq(themes.userId, users.id))
    .where(and(eq(companyMemberships.companyId, companyId), isNull(users.softDeletedAt)));
  return rows.map(readAddressee);
}

/** Who administers the platform. */
export async function platformToTell(tx: Db): Promise<Addressee[]> {
  const rows = await tx
    .select(addresseeColumns)
    .from(users)
    .leftJoin(themes, eq(themes.userId, users.id))
    .where(and(eq(users.isSuperadmin, true), isNull(users.softDeletedAt)));
  return rows.map(readAddressee);
}

function readAddressee(row: { userId: string; email: string; name: string; locale: string | null }): Addressee {
  return { ...row, locale: row.locale && isLocale(row.locale) ? row.locale : defaultLocale };
}
