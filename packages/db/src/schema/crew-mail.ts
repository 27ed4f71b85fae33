import { type MailAudience, type MailState, mailAudiences, mailStates } from "@ymp/core/people/crew-mail";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { profiles } from "./people.ts";

/** A mail that somebody wrote to people of the crew, as it was written. It is never changed. */
export const crewMails = vesselTable(
  "crew_mails",
  {
    subject: text().notNull(),
    body: text().notNull(),
    audience: text({ enum: mailAudiences }).$type<MailAudience>().notNull(),
    department: text({ enum: ["bridge", "deck", "engineering", "interior", "galley", "shore"] }),
    senderName: text().notNull(),
    /** Where answers go. */
    replyTo: text().notNull(),
    /** Of the writer: in it the day and the lines below the text are written. */
    locale: text().notNull(),
  },
  (t) => [index("crew_mails_by_time").on(t.vesselId, t.createdAt, t.id)],
);

/** One person whom it goes to, alone: nobody reads the address of another. */
export const crewMailRecipients = vesselTable(
  "crew_mail_recipients",
  {
    crewMailId: uuid().notNull(),
    profileId: uuid().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    state: text({ enum: mailStates }).$type<MailState>().notNull().default("waiting"),
    tries: integer().notNull().default(0),
    /** What the mail server said last. */
    failure: text(),
    sentAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "crew_mail_recipients_mail",
      columns: [t.vesselId, t.crewMailId],
      foreignColumns: [crewMails.vesselId, crewMails.id],
    }),
    foreignKey({
      name: "crew_mail_recipients_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("crew_mail_recipients_once").on(t.vesselId, t.crewMailId, t.profileId),
    index("crew_mail_recipients_by_profile").on(t.vesselId, t.profileId),
    index("crew_mail_recipients_by_time").on(t.vesselId, t.createdAt),
    check("crew_mail_recipients_sent", sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
  ],
);

/** What a vessel writes again and again. */
export const crewMailTemplates = vesselTable(
  "crew_mail_templates",
  { name: text().notNull(), subject: text().notNull(), body: text().notNull() },
  (t) => [index("crew_mail_templates_by_name").on(t.vesselId, t.name, t.id)],
);
