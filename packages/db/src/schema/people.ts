import { sql } from "drizzle-orm";
import { boolean, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { vesselTable } from "../tables.ts";
import { users } from "./accounts.ts";

/** A person of the vessel: crew, or somebody invited. Jobs are assigned to profiles, not to accounts. */
export const profiles = vesselTable(
  "profiles",
  {
    userId: uuid().references(() => users.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    department: text({ enum: ["bridge", "deck", "engineering", "interior", "galley", "shore"] }),
    jobTitle: text(),
    role: text({ enum: ["captain", "hod", "crew", "user"] })
      .notNull()
      .default("crew"),
    userType: text({ enum: ["shipyard", "contractUser", "surveyor", "ownersRep"] }),
    color: text().notNull(),
    email: text(),
    isOnboard: boolean().notNull().default(true),
  },
  (t) => [
    index("profiles_by_name").on(t.vesselId, t.lastName, t.id),
    uniqueIndex("profiles_user").on(t.vesselId, t.userId).where(sql`user_id is not null`),
  ],
);
