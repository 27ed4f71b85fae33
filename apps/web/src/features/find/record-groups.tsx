import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchKind } from "@ymp/api/modules/search/search.schema";
import { can } from "@ymp/core/access/resolve-access";
import { todayIn } from "@ymp/core/calendar-date";
import type { PaletteGroup, PaletteItem, PaletteKind } from "@ymp/ui/primitives/command-palette";
import { StatusIcon } from "@ymp/ui/primitives/status-icon";
import { Cog, Package } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isUnreachable } from "../../app/failures.ts";
import { useServices, useStore, useTrpc } from "../../app/services-context.tsx";
import { useVesselOrNone } from "../../app/session.ts";
import { useFormats } from "../../lib/use-formats.ts";
import type { FoundRecord } from "./actions.ts";
import {
  equipmentState,
  type Found,
  jobState,
  jobStatus,
  PersonMark,
  partState,
  personPath,
  personState,
  type Wording,
} from "./found-states.tsx";
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
  isBusy: boolean;
  isOffline: boolean;
}

const kinds = ["equipment", "item", "job", "profile"] as const satisfies readonly SearchKind[];
const settleMs = 120;
const limits = { one: 30, each: 3 } as const;

/** What the server finds in the vessel's records, grouped by kind and with the state of each thing. */
export function useRecordGroups({ text, kind, go }: RecordGroupNeeds): RecordGroups {
  const { t } = useTranslation();
  const formats = useFormats();
  const vessel = useVesselOrNone();
  const { isOnline } = useStore(useServices().link);
  const chosen = kinds.find((candidate) => candidate === kind);
  const query = useSettled(text.trim(), settleMs);
  const mayFind = vessel !== null && can(vessel.access, "jobs:view");
  const enabled = mayFind && isOnline && query.length > 1 && kind !== "menu";
  const input = { query, limit: chosen ? limits.one : limits.each, ...(chosen ? { kinds: [chosen] } : {}) };
  const options = { enabled, placeholderData: keepPreviousData, meta: { transient: true } };
  const { data, error, isFetching } = useQuery(useTrpc().search.find.queryOptions(input, options));
  const opensParts = vessel !== null && can(vessel.access, "spareparts:view");
  const found = enabled || isFetching ? data : undefined;
  const today = todayIn(vessel?.timeZone ?? "UTC", new Date());
  const groups = found ? groupsOf(found, { t, formats, today }, { text, go, opensParts }) : [];
  return {
    groups,
    kinds: mayFind ? kinds.map((id) => ({ id, label: t(`search:kinds.${id}`) })) : [],
    best: found ? bestOf(found) : [],
    shown: groups.reduce((sum, group) => sum + group.items.length, 0),
    total: found ? found.equipment.total + found.parts.total + found.jobs.total + found.people.total : 0,
    isBusy: isFetching,
    isOffline: !isOnline || isUnreachable(error),
  };
}

function bestOf({ equipment, jobs }: Found): FoundRecord[] {
  const [machine, job] = [equipment.hits[0], jobs.hits[0]];
  return [
    ...(machine ? [{ recordKind: "equipment", recordId: machine.id, title: machine.title }] : []),
    ...(job ? [{ recordKind: "job", recordId: job.id, title: job.title }] : []),
  ];
}

interface Row {
  id: string;
  title: string;
  detail: string | null;
}

interface GroupNeeds extends Pick<RecordGroupNeeds, "text" | "go"> {
  opensParts: boolean;
}

function groupsOf(found: Found, wording: Wording, { text, go, opensParts }: GroupNeeds): PaletteGroup[] {
  const { t } = wording;
  const words = [text, ...found.mended.map(({ meant }) => meant)].join(" ");
  const item = (row: Row, icon: ReactNode, href: string, state: ReactNode): PaletteItem => ({
    id: row.id,
    icon,
    label: row.title,
    matches: matchAnyWord(row.title, words),
    detail: row.detail,
    state,
    onSelect: ({ newTab }) => go(href, newTab),
  });
  const machines = found.equipment.hits.map((hit) =>
    item(hit, <Cog aria-hidden />, `/app/equipment/${hit.id}`, equipmentState(hit, wording)),
  );
  const parts = found.parts.hits.map((hit) => {
    const { equipmentId } = hit.state;
    const onMachine = opensParts ? `/app/boatspareparts?part=${hit.id}` : `/app/equipment/${equipmentId}?tab=parts`;
    const href = equipmentId ? onMachine : `/app/inventory?item=${hit.id}`;
    return item(hit, <Package aria-hidden />, href, partState(hit, wording));
  });
  const jobs = found.jobs.hits.map((hit) =>
    item(hit, <StatusIcon status={jobStatus(hit.state.status)} />, `/app/jobdetails/${hit.id}`, jobState(hit, wording)),
  );
  const people = found.people.hits.map((hit) =>
    item(hit, <PersonMark hit={hit} />, personPath(hit), personState(hit, wording)),
  );
  const note = found.mended.map(({ typed, meant }) => t("search:mended", { typed, meant })).join(", ");
  return [
    { id: "equipment", label: t("search:kinds.equipment"), items: machines },
    { id: "item", label: t("search:kinds.part"), items: parts },
    { id: "job", label: t("search:kinds.job"), items: jobs },
    { id: "profile", label: t("search:kinds.profile"), items: people },
  ]
    .filter(({ items }) => items.length > 0)
    .map((group, index) => (index === 0 ? { ...group, note } : group));
}
