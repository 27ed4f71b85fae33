import type { Db } from "@ymp/db/client";
import { profiles } from "@ymp/db/schema/people";
import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { sortedPages } from "../../kit/keyset-list.ts";
import { personNameColumns } from "../../platform/accounts/personal-columns.ts";
import type { ListPeopleInput } from "./people.schema.ts";

const sortFields = { name: "lastName", department: "department", jobTitle: "jobTitle" } as const;
const pages = sortedPages(profiles.id, {
  name: profiles.lastName,
  department: profiles.department,
  jobTitle: profiles.jobTitle,
});

const rowColumns = {
  ...personNameColumns,
  version: profiles.version,
  email: profiles.email,
  phone: profiles.phone,
  photoFileId: profiles.photoFileId,
  isOnMailingList: profiles.isOnMailingList,
  isUnreviewed: profiles.isUnreviewed,
  signatureStatus: profiles.signatureStatus,
};

/**
 * @param left who has left the vessel
 * @param onlyId the one person there is for the reader; undefined for anyone who sees everybody, null for nobody
 */
export async function listProfiles(
  tx: Db,
  vesselId: string,
  left: ReadonlySet<string>,
  input: ListPeopleInput,
  onlyId: string | null | undefined,
) {
  const rows = await tx
    .select(rowColumns)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), isOnly(onlyId), ...conditionsOf(left, input), pages.after(input)))
    .orderBy(...pages.orderBy(input))
    .limit(pages.rowsToRead(input));
  const page = pages.page(rows, input, (row) => ({ value: row[sortFields[input.sort]], id: row.id }));
  return { items: page.rows, nextCursor: page.nextCursor };
}

/** Everybody who was ever on the vessel, for lists over several vessels. */
export function listEverybody(tx: Db, vesselId: string) {
  return tx
    .select(rowColumns)
    .from(profiles)
    .where(eq(profiles.vesselId, vesselId))
    .orderBy(asc(profiles.lastName), asc(profiles.id));
}

const isOnly = (onlyId: string | null | undefined) =>
  onlyId === undefined ? undefined : sql`${profiles.id} is not distinct from ${onlyId}::uuid`;

function conditionsOf(
  left: ReadonlySet<string>,
  { search = "", department, onboard, kind, state }: ListPeopleInput,
): (SQL | undefined)[] {
  return [
    department ? eq(profiles.department, department) : undefined,
    onboard === undefined ? undefined : eq(profiles.isOnboard, onboard),
    kind === "all" ? undefined : kind === "invited" ? eq(profiles.role, "user") : ne(profiles.role, "user"),
    state === "all" ? undefined : (state === "left" ? inArray : notInArray)(profiles.id, [...left]),
    ...search.split(/\s+/).filter(Boolean).slice(0, 8).map(holdsWord),
  ];
}

/** Every word must be in the name or the rank. */
function holdsWord(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}, ${profiles.jobTitle}) ilike ${pattern}`;
}
