import { entryPath, volumePath } from "@ymp/core/books/book-addresses";
import { pathOf } from "@ymp/core/records";
import type { SearchGroup } from "@ymp/core/search/groups";
import { StatusIcon } from "@ymp/ui/primitives/status-icon";
import { BookOpen, Cog, ListChecks, Package, PenLine, Puzzle, ShoppingCart, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { listed } from "../../lib/format.ts";
import {
  bookName,
  bookState,
  entryState,
  equipmentState,
  type Found,
  type FoundPart,
  jobState,
  jobStatus,
  orderState,
  PersonMark,
  partState,
  personPath,
  personState,
  supplierState,
  type Wording,
  worklistPeriod,
  worklistState,
} from "./found-states.tsx";

/** A find as the palette shows it, and where it leads. */
export interface FoundRow {
  id: string;
  icon: ReactNode;
  label: string;
  detail: string | null;
  state: ReactNode;
  href: string;
}

interface Named {
  id: string;
  title: string;
  detail: string | null;
}

function row({ id, title, detail }: Named, icon: ReactNode, href: string, state: ReactNode): FoundRow {
  return { id, icon, label: title, detail, state, href };
}

const partIcon = ({ state }: FoundPart) => (state.equipmentId ? <Puzzle aria-hidden /> : <Package aria-hidden />);
const partPath = ({ id, state }: FoundPart) => pathOf(state.equipmentId ? "part" : "item", id);

/** The finds of each group. */
export function rowsFound(found: Found, wording: Wording): Record<SearchGroup, FoundRow[]> {
  return {
    equipment: found.equipment.hits.map((hit) =>
      row(hit, <Cog aria-hidden />, pathOf("equipment", hit.id), equipmentState(hit, wording)),
    ),
    part: found.parts.hits.map((hit) => row(hit, partIcon(hit), partPath(hit), partState(hit, wording))),
    job: found.jobs.hits.map((hit) =>
      row(hit, <StatusIcon status={jobStatus(hit.state.status)} />, pathOf("job", hit.id), jobState(hit, wording)),
    ),
    worklist: found.worklists.hits.map((hit) =>
      row(
        { ...hit, detail: worklistPeriod(hit, wording) },
        <ListChecks aria-hidden />,
        pathOf("worklist", hit.id),
        worklistState(hit, wording),
      ),
    ),
    supplier: found.suppliers.hits.map((hit) =>
      row(hit, <Truck aria-hidden />, pathOf("supplier", hit.id), supplierState(hit, wording)),
    ),
    order: found.orders.hits.map((hit) =>
      row(hit, <ShoppingCart aria-hidden />, pathOf("order", hit.id), orderState(hit, wording)),
    ),
    profile: found.people.hits.map((hit) =>
      row(hit, <PersonMark hit={hit} />, personPath(hit), personState(hit, wording)),
    ),
    logbook: found.books.hits.map((hit) =>
      row(
        { ...hit, title: bookName(hit.state, wording), detail: hit.state.number },
        <BookOpen aria-hidden />,
        volumePath({ ...hit.state, id: hit.id }),
        bookState(hit, wording),
      ),
    ),
    logbook_entry: found.entries.hits.map((hit) =>
      row(
        { ...hit, detail: listed([hit.state.number, ...(hit.detail ? [hit.detail] : [])], wording.t) },
        <PenLine aria-hidden />,
        entryPath({ id: hit.state.bookId, kind: hit.state.kind }, hit.id),
        entryState(hit, wording),
      ),
    ),
    log_entry: found.log.hits.map((hit) =>
      row(
        { ...hit, detail: wording.formats.date(hit.state.loggedOn) },
        <BookOpen aria-hidden />,
        pathOf("log_entry", hit.id),
        null,
      ),
    ),
    guest: found.guests.hits.map((hit) =>
      row(
        hit,
        <BookOpen aria-hidden />,
        pathOf("guest", hit.id),
        hit.state.isArchived ? wording.t("search:state.archived") : null,
      ),
    ),
    trip: found.trips.hits.map((hit) =>
      row(
        hit,
        <BookOpen aria-hidden />,
        pathOf("trip", hit.id),
        hit.state.isArchived ? wording.t("search:state.archived") : null,
      ),
    ),
    watch_plan: found.watchPlans.hits.map((hit) =>
      row(
        hit,
        <BookOpen aria-hidden />,
        pathOf("watch_plan", hit.id),
        hit.state.isArchived ? wording.t("search:state.archived") : null,
      ),
    ),
    watch_log: found.watchLogs.hits.map((hit) => row(hit, <BookOpen aria-hidden />, pathOf("watch_log", hit.id), null)),
    sounding: found.soundings.hits.map((hit) =>
      row(
        hit,
        <BookOpen aria-hidden />,
        pathOf("sounding", hit.id),
        hit.state.isArchived ? wording.t("search:state.archived") : null,
      ),
    ),
  };
}
