import { disclosureKinds } from "@ymp/core/people/disclosure-kinds";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, minorUnits } from "../columns.ts";
import { ownerReads, vesselTable } from "../tables.ts";
import { users } from "./accounts.ts";
import { files } from "./files.ts";

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
    isOnMailingList: boolean().notNull().default(true),
    photoFileId: uuid(),
    birthDate: calendarDate(),
    birthPlace: text(),
    /** As travel documents print it. */
    gender: text({ enum: ["female", "male", "unspecified"] }),
    /** ISO 3166-1 alpha-3, as the crew list prints it. */
    nationality: text(),
    address: text(),
    city: text(),
    postal: text(),
    phone: text(),
    phone2: text(),
    skype: text(),
    emergencyName: text(),
    emergencyPhone: text(),
    emergencyRelation: text(),
    emergencyEmail: text(),
    emergencyAddress: text(),
    emergencySkype: text(),
    /** Nobody has gone through the profile since it was made. */
    isUnreviewed: boolean().notNull().default(false),
    signatureFileId: uuid(),
    signatureStatus: text({ enum: ["none", "pending", "approved", "rejected"] })
      .notNull()
      .default("none"),
    signatureDecidedBy: uuid(),
    signatureDecidedAt: instant(),
    /** What is under a signature while nobody has gone through the name and post that the person gave themselves. */
    signingName: text(),
    signingPost: text(),
    masterPinHash: text(),
    /** Strokes, as `core/signature` writes them: drawn once, and put under what is signed by the pin. */
    signatureDrawing: text(),
  },
  (t) => [
    ownerReads("profiles_fleet"),
    index("profiles_by_name").on(t.vesselId, t.lastName, t.id),
    uniqueIndex("profiles_user").on(t.vesselId, t.userId).where(sql`user_id is not null`),
    foreignKey({
      name: "profiles_photo",
      columns: [t.vesselId, t.photoFileId],
      foreignColumns: [files.vesselId, files.id],
    }),
    foreignKey({
      name: "profiles_signature",
      columns: [t.vesselId, t.signatureFileId],
      foreignColumns: [files.vesselId, files.id],
    }),
  ],
);

/** Time signed on, from the day of signing on to the day of signing off; feeds sea service and the crew list. */
export const engagements = vesselTable(
  "engagements",
  {
    profileId: uuid().notNull(),
    rank: text().notNull(),
    signedOnOn: calendarDate().notNull(),
    signOnPort: text(),
    signedOffOn: calendarDate(),
    signOffPort: text(),
    signOffReason: text({
      enum: ["end_of_contract", "resignation", "dismissal", "medical", "transfer", "death", "other"],
    }),
    /** Of the seafarer's employment agreement. */
    agreementReference: text(),
    remarks: text(),
  },
  (t) => [
    foreignKey({
      name: "engagements_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    index("engagements_by_profile").on(t.vesselId, t.profileId, t.signedOnOn),
  ],
);

/** When somebody was on board, by the muster: comings and goings within an engagement. */
export const onboardStays = vesselTable(
  "onboard_stays",
  {
    profileId: uuid().notNull(),
    startedAt: instant().notNull(),
    startReason: text({ enum: ["joined", "returned"] }).notNull(),
    endedAt: instant(),
    endReason: text({ enum: ["leave", "shore", "left"] }),
    /** The account of another person who confirmed that they are on board, where they had reported it themselves. */
    confirmedBy: uuid(),
  },
  (t) => [
    ownerReads("onboard_stays_fleet"),
    foreignKey({
      name: "onboard_stays_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    index("onboard_stays_by_profile").on(t.vesselId, t.profileId, t.startedAt),
    uniqueIndex("onboard_stays_open").on(t.vesselId, t.profileId).where(sql`ended_at is null`),
  ],
);

/** The vessel's money that somebody holds, one sum for each currency. */
export const pettyCashFloats = vesselTable(
  "petty_cash_floats",
  { profileId: uuid().notNull(), currency: text().notNull(), amountMinor: minorUnits().notNull() },
  (t) => [
    foreignKey({
      name: "petty_cash_floats_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("petty_cash_floats_once").on(t.vesselId, t.profileId, t.currency),
  ],
);

/** A person's papers. A renewal is a document of its own that replaces the one before. */
export const crewDocuments = vesselTable(
  "crew_documents",
  {
    profileId: uuid().notNull(),
    /** A kind of `core/people/document-types`. */
    type: text().notNull(),
    title: text(),
    number: text(),
    issuingCountry: text(),
    issuingAuthority: text(),
    issuedOn: calendarDate(),
    expiresOn: calendarDate(),
    /** Never expires, which is something else than a date nobody has entered. */
    hasNoExpiry: boolean().notNull().default(false),
    limitation: text(),
    fileId: uuid(),
    verifiedBy: uuid(),
    verifiedAt: instant(),
    replacesId: uuid(),
    deletedAt: instant(),
  },
  (t) => [
    ownerReads("crew_documents_fleet"),
    foreignKey({
      name: "crew_documents_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    foreignKey({
      name: "crew_documents_file",
      columns: [t.vesselId, t.fileId],
      foreignColumns: [files.vesselId, files.id],
    }),
    foreignKey({
      name: "crew_documents_replaces",
      columns: [t.vesselId, t.replacesId],
      foreignColumns: [t.vesselId, t.id],
    }),
    index("crew_documents_by_profile").on(t.vesselId, t.profileId, t.expiresOn),
    index("crew_documents_by_replaced").on(t.vesselId, t.replacesId).where(sql`replaces_id is not null`).concurrently(),
  ],
);

/**
 * That somebody was given what is close to another person: one row for each reader, person, kind and ship's day, made at
 * the first reading and updated at the last. What was read is in none of them.
 */
export const disclosures = vesselTable(
  "disclosures",
  {
    profileId: uuid().notNull(),
    /** The account that read, or whose script did. */
    readerId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: disclosureKinds }).notNull(),
    day: calendarDate().notNull(),
    times: integer().notNull().default(1),
  },
  (t) => [
    foreignKey({
      name: "disclosures_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("disclosures_once").on(t.vesselId, t.profileId, t.day, t.readerId, t.kind),
    index("disclosures_by_day").on(t.vesselId, t.day),
  ],
);
