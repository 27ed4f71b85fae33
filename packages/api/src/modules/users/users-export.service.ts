import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { listUserRows } from "./users.repository.ts";
import type { ExportUsersInput } from "./users.schema.ts";
import { mayAdminister, presentUser, type UserRow } from "./users.service.ts";

type Word = (key: string, params?: Record<string, string | number>) => string;

/** The list of accounts exactly as it is filtered and sorted. */
export async function exportUsers(
  scope: VesselScope,
  { format, locale, ...input }: ExportUsersInput,
): Promise<FileAnswer> {
  const rows = everyPage(async (page) => {
    const { rows: users, nextCursor } = await listUserRows(
      scope.tx,
      scope.vesselId,
      { ...input, ...page },
      mayAdminister(scope.access),
    );
    scope.givenOut.push({ kind: "export", profileIds: users.flatMap(({ profileId }) => profileId ?? []) });
    return { rows: users.map((row) => presentUser(scope, row)), nextCursor };
  });
  const word: Word = (key, params) => scope.services.translate(locale, key, params);
  const table = {
    title: word(input.kind === "crew" ? "users:crewTitle" : "users:title"),
    columns: columnsIn(word),
    rows,
  };
  return exportedFile(scope, table, { format, locale, filterWords: filterLine(input, word) });
}

function columnsIn(word: Word): ExportColumn<UserRow>[] {
  return [
    { heading: word("users:column.name"), kind: "text", width: 28, value: (user) => user.name },
    { heading: word("users:column.jobTitle"), kind: "text", width: 24, value: (user) => user.jobTitle },
    {
      heading: word("users:column.department"),
      kind: "text",
      value: (user) => (user.department ? word(`departments:of.${user.department}`) : null),
    },
    { heading: word("users:column.role"), kind: "text", value: (user) => word(`users:role.${user.role}`) },
    {
      heading: word("users:column.userType"),
      kind: "text",
      value: (user) => (user.userType ? word(`users:userType.${user.userType}`) : null),
    },
    { heading: word("users:column.username"), kind: "text", width: 20, value: (user) => user.username },
    { heading: word("users:column.email"), kind: "text", width: 30, value: (user) => user.email },
    { heading: word("users:column.onboard"), kind: "yesNo", value: (user) => user.isOnboard },
    { heading: word("users:column.endsOn"), kind: "date", value: (user) => user.endsOn },
    { heading: word("users:column.lastSeen"), kind: "instant", value: (user) => user.lastSeenAt },
  ];
}

function filterLine(input: Omit<ExportUsersInput, "format" | "locale">, word: Word): string {
  const parts = [
    input.search && `“${input.search}”`,
    input.kind === "all" ? null : word(`users:kind.${input.kind}`),
    word(`users:state.${input.state}`),
    ...(input.departments ?? []).map((department) => word(`departments:of.${department}`)),
    ...(input.roles ?? []).map((role) => word(`users:role.${role}`)),
  ];
  return parts.filter(Boolean).join(", ");
}
