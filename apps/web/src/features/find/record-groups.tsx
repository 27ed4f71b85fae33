import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { countedHits, findableKinds } from "@ymp/api/modules/search/search.schema";
import { can } from "@ymp/core/access/resolve-access";
import { todayIn } from "@ymp/core/calendar-date";
import { kindsIn, type SearchGroup } from "@ymp/core/search/groups";
import type { Say } from "@ymp/i18n/screen-translator";
import type { PaletteGroup, PaletteKind } from "@ymp/ui/primitives/command-palette";
import { isUnreachable } from "../../app/failures.ts";
import { useServices, useStore, useTrpc } from "../../app/services-context.tsx";
import { useVesselOrNone } from "../../app/session.ts";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { FoundRecord } from "./actions.ts";
import { type FoundRow, rowsFound } from "./found-rows.tsx";
import { bookName, type Found, type Wording } from "./found-states.tsx";
import { matchAnyWord } from "./match-words.ts";
import { useSettled } from "./use-settled.ts";

interface RecordGroupNeeds {
  text: string;
  /** "all", "menu" or a kind of record. */
  kind: string;
  go: (href: string, newTab: boolean) => void;
}

export interface RecordGroups {
  groups: PaletteGroup[];
  kinds: PaletteKind[];
  /** The first find of each kind: what actions on a record are offered for. */
  best: FoundRecord[];
  shown: number;
  total: number;
  /** There are more than `total`. */
  isMany: boolean;
  isBusy: boolean;
  isOffline: boolean;
}

/** Where each group is, from the top down. */
const places: Record<SearchGroup, number> = {
  equipment: 0,
  part: 1,
  job: 2,
  worklist: 3,
  supplier: 4,
  order: 5,
  profile: 6,
  logbook: 7,
  logbook_entry: 8,
  log_entry: 9,
  guest: 10,
  trip: 11,
  watch_plan: 12,
  watch_log: 13,
  sounding: 14,
};
const isGroup = (name: string): name is SearchGroup => Object.hasOwn(places, name);
const groupNames = Object.keys(places)
  .filter(isGroup)
  .sort((a, b) => places[a] - places[b]);
const settleMs = 120;
const limits = { one: 30, each: 3 } as const;

/** What the server finds in the vessel's records, grouped by kind and with the state of each thing. */
export function useRecordGroups({ text, kind, go }: RecordGroupNeeds): RecordGroups {
  const { t } = useTranslation();
  const formats = useFormats();
  const vessel = useVesselOrNone();
  const { isOnline } = useStore(useServices().link);
  const chosen = groupNames.find((name) => name === kind);
  const findable = vessel ? findableKinds(vessel.access) : [];
  const offered = groupNames.filter((name) => kindsIn(name).some((kind) => findable.includes(kind)));
  const query = useSettled(text.trim(), settleMs);
  const mayFind = vessel !== null && can(vessel.access, "jobs:view");
  const enabled = mayFind && isOnline && query.length > 1 && kind !== "menu";
  const input = { query, limit: chosen ? limits.one : limits.each, ...(chosen ? { kinds: kindsIn(chosen) } : {}) };
  const options = { enabled, placeholderData: keepPreviousData, meta: { transient: true } };
  const { data, error, isFetching } = useQuery(useTrpc().search.find.queryOptions(input, options));
  const found = enabled || isFetching ? data : undefined;
  const today = todayIn(vessel?.timeZone ?? "UTC", new Date());
  const groups = found ? groupsOf(found, { t, formats, today }, { text, go }) : [];
  return {
    groups,
    kinds: mayFind ? offered.map((id) => ({ id, label: t(`search:kinds.${id}`) })) : [],
    best: found ? bestOf(found, t) : [],
    shown: groups.reduce((sum, group) => sum + group.items.length, 0),
    total: found ? totalOf(found) : 0,
    isMany: found !== undefined && totalsOf(found).some((total) => total >= countedHits),
    isBusy: isFetching,
    isOffline: !isOnline || isUnreachable(error),
  };
}

function bestOf({ equipment, jobs, books }: Found, t: Say): FoundRecord[] {
  const [machine, job, book] = [equipment.hits[0], jobs.hits[0], books.hits.find(({ state }) => !state.isClosed)];
  return [
    ...(machine ? [{ recordKind: "equipment", recordId: machine.id, title: machine.title }] : []),
    ...(job ? [{ recordKind: "job", recordId: job.id, title: job.title }] : []),
    ...(book
      ? [{ recordKind: "logbook", recordId: book.id, title: bookName(book.state, { t }), bookKind: book.state.kind }]
      : []),
  ];
}

const totalsOf = ({ mended: _mended, ...groups }: Found) => Object.values(groups).map(({ total }) => total);
const totalOf = (found: Found) => totalsOf(found).reduce((sum, total) => sum + total, 0);

function groupsOf(found: Found, wording: Wording, { text, go }: Pick<RecordGroupNeeds, "text" | "go">): PaletteGroup[] {
  const { t } = wording;
  const words = [text, ...found.mended.map(({ meant }) => meant)].join(" ");
  const item = ({ href, ...row }: FoundRow) => ({
    ...row,
    matches: matchAnyWord(row.label, words),
    onSelect: ({ newTab }: { newTab: boolean }) => go(href, newTab),
  });
  const rows = rowsFound(found, wording);
  const note = listed(
    found.mended.map(({ typed, meant }) => t("search:mended", { typed, meant })),
    t,
  );
  return groupNames
    .map((id) => ({ id, label: t(`search:kinds.${id}`), items: rows[id].map(item) }))
    .filter(({ items }) => items.length > 0)
    .map((group, index) => (index === 0 ? { ...group, note } : group));
}
