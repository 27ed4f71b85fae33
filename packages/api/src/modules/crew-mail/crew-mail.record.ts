import type { crewMailRecipients, crewMails, crewMailTemplates } from "@ymp/db/schema/crew-mail";
import type { RecordDescriptor } from "../../platform/records.ts";

export type CrewMailRow = typeof crewMails.$inferSelect;
export type CrewMailRecipientRow = typeof crewMailRecipients.$inferSelect;
export type CrewMailTemplateRow = typeof crewMailTemplates.$inferSelect;

export const crewMailRecord: RecordDescriptor<CrewMailRow> = { kind: "crew_mail" };
export const crewMailTemplateRecord: RecordDescriptor<CrewMailTemplateRow> = { kind: "crew_mail_template" };
