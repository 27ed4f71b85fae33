import { todayIn } from "@ymp/core/calendar-date";
import { maySee } from "@ymp/core/people/profile-access";
import type { VesselScope } from "../../context.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { type CrewListRow, crewRows } from "./crew.repository.ts";
import type { ExportCrewInput, ListCrewInput } from "./users.schema.ts";
import { mayAdminister } from "./users.service.ts";

/** The crew now: what everybody sees of one another, and contact, papers and sign-in for whom they concern. */
export async function listCrew(scope: VesselScope, { sort, descending, ...filters }: ListCrewInput) {
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const rows = await crewRows(scope.tx, scope.vesselId, today, filters, { sort, descending });
  return rows.map((row) => presentCrew(scope, row));
}

function presentCrew(scope: VesselScope, row: CrewListRow) {
  const isOwn = row.userId !== null && row.userId === scope.actor.userId;
  const mayKnow = isOwn || mayAdminister(scope.access);
  const seesContact = maySee(scope.access, isOwn, "contact");
  return {
    ...row,
    phone: seesContact ? row.phone : null,
    email: seesContact ? row.email : null,
    username: mayKnow ? row.username : null,
    nextExpiryOn: mayKnow ? row.nextExpiryOn : null,
    lastSeenAt: mayKnow ? row.lastSeenAt : null,
  };
}
export type CrewRow = ReturnType<typeof presentCrew>;

/** The crew as a spreadsheet, exactly as it is filtered and sorted. */
export async function exportCrew(
  scope: VesselScope,
  { format, locale, ...input }: ExportCrewInput,
): Promise<FileAnswer> {
  const word = (key: string) => scope.services.translate(locale, key);
  const rows = await listCrew(scope, input);
  const carried = rows.filter(({ phone, email }) => phone !== null || email !== null);
  scope.givenOut.push({ kind: "export", profileIds: carried.map(({ id }) => id) });
  const table = { title: word("users:crewTitle"), columns: columnsIn(word), rows };
  const filterWords = [
    input.search && `“${input.search}”`,
    ...(input.departments ?? []).map((department) => word(`departments:of.${department}`)),
    ...(input.roles ?? []).map((role) => word(`users:role.${role}`)),
    input.onboard === undefined ? null : word(input.onboard ? "users:onboard.yes" : "users:onboard.no"),
  ];
  return exportedFile(scope, table, { format, locale, filterWords: filterWords.filter(Boolean).join(", ") });
}

function columnsIn(word: (key: string) => string): ExportColumn<CrewRow>[] {
  return [
    { heading: word("users:column.lastName"), kind: "text", width: 20, value: (person) => person.lastName },
    { heading: word("users:column.firstName"), kind: "text", width: 20, value: (person) => person.firstName },
    { heading: word("users:column.jobTitle"), kind: "text", width: 24, value: (person) => person.jobTitle },
    {
      heading: word("users:column.department"),
      kind: "text",
      value: (person) => (person.department ? word(`departments:of.${person.department}`) : null),
    },
    { heading: word("users:column.role"), kind: "text", value: (person) => word(`users:role.${person.role}`) },
    { heading: word("users:column.onboard"), kind: "yesNo", value: (person) => person.isOnboard },
    { heading: word("users:column.nextExpiry"), kind: "date", value: (person) => person.nextExpiryOn },
    { heading: word("users:column.phone"), kind: "text", width: 18, value: (person) => person.phone },
    { heading: word("users:column.email"), kind: "text", width: 28, value: (person) => person.email },
    { heading: word("users:column.lastSeen"), kind: "instant", value: (person) => person.lastSeenAt },
  ];
}
