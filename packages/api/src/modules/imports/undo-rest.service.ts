import { gridPattern, repeatedPattern } from "@ymp/core/rest/letters";
import { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { importedDays, putDayBack } from "../rest/imported-days.service.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { listTouched } from "./undo.repository.ts";
import { beforeOf, idsOf, nothingUndone, type Undone, undoneOf } from "./undone-rows.ts";

/** Days go back to what stood there. One that was written since, or whose month was signed, stays. */
export async function undoRest(scope: VesselScope, row: ImportRow, written: readonly WrittenRow[]): Promise<Undone> {
  const ids = [...idsOf(written, "rest", "create"), ...idsOf(written, "rest", "update")];
  if (ids.length === 0) return nothingUndone;
  const [days, touched] = [await importedDays(scope, ids), await listTouched(scope.tx, "rest", ids, row)];
  const before = beforeOf(written, "rest");
  const stays = ({ id, why }: { id: string; why: string | null }) => why !== null || touched.has(id);
  const named = days.map((day) => ({
    day,
    id: day.row.id,
    why: day.why,
    name: `${day.person.name}, ${day.row.onDay}`,
  }));
  for (const each of named) {
    if (stays(each)) continue;
    const was = before.get(each.id);
    await putDayBack(scope, each.day, was ? dayBefore.parse(was) : null);
  }
  return undoneOf("rest", named, stays, ({ why }) => (why === null ? null : { messageKey: why, params: {} }));
}

const line = z.string().nullable();
/** A day as the import kept it. */
const dayBefore = z.object({
  ...{ grid: z.string().regex(gridPattern), repeatedFrom: z.int().nullable() },
  repeated: z.string().regex(repeatedPattern).nullable(),
  ...{ remark: line, grounds: line, lateReason: line, enteredBy: line },
});
