import { cursorOf } from "@ymp/core/page";
import type { Db } from "@ymp/db/client";
import { profiles } from "@ymp/db/schema/people";
import { and, asc, desc, eq, inArray, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { ListPeopleInput } from "./people.schema.ts";

const cursor = cursorOf(z.tuple([z.string(), z.string().nullable(), z.uuid()]));

const rowColumns = {
  id: profiles.id,
  userId: profiles.userId,
  version: profiles.version,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  department: profiles.department,
  jobTitle: profiles.jobTitle,
  role: profiles.role,
  userType: profiles.userType,
  color: profiles.color,
  email: profiles.email,
  phone: profiles.phone,
  photoFileId: profiles.photoFileId,
  isOnboard: profiles.isOnboard,
  isOnMailingList: profiles.isOnMailingList,
  isUnreviewed: profiles.isUnreviewed,
  signatureStatus: profiles.signatureStatus,
};

/**
 * @param left who has left the vessel
 * @param onlyId the one person there is for the reader; undefined for whoever sees everybody, null for nobody
 */
export async function listProfiles(
  tx: Db,
  vesselId: string,
  left: ReadonlySet<string>,
  input: ListPeopleInput,
  onlyId: string | null | undefined,
) {
  const { column, after, orderBy } = orderOf(input);
  const rows = await tx
    .select(rowColumns)
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), isOnly(onlyId), ...conditionsOf(left, input), after))
    .orderBy(...orderBy)
    .limit(input.limit + 1);
  const items = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? cursor.encode([input.sort, last[column], last.id]) : null };
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

/** Every word must stand in the name or the rank. */
function holdsWord(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}, ${profiles.jobTitle}) ilike ${pattern}`;
}

const sortColumns = { name: "lastName", department: "department", jobTitle: "jobTitle" } as const;

/** People without the sorted field stand last, whichever way the list runs. */
function orderOf({ sort, descending, cursor: text }: Pick<ListPeopleInput, "sort" | "descending" | "cursor">) {
  const column = sortColumns[sort];
  const field = profiles[column];
  const direction = descending ? desc : asc;
  const seen = text ? cursor.decode(text) : undefined;
  const beyond = sql.raw(descending ? "<" : ">");
  const after =
    seen &&
    (seen[1] === null
      ? sql`${field} is null and ${profiles.id} ${beyond} ${seen[2]}::uuid`
      : sql`((${field}, ${profiles.id}) ${beyond} (${seen[1]}, ${seen[2]}::uuid) or ${field} is null)`);
  return { column, after, orderBy: [sql`${field} is null`, direction(field), direction(profiles.id)] };
}
