import { departments } from "@ymp/core/access/roles";
import { jobPriorities } from "@ymp/core/lists";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import { Archive, CircleDot, Flag, ListPlus, Users } from "lucide-react";
import { StateOf } from "../../lib/lists/late-editors.ts";
import type { NarrowedList } from "../../lib/lists/list-filter-bar.tsx";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import type { RowsList } from "../../lib/lists/list-rows.tsx";
import { WorklistCard } from "./worklist-card.tsx";
import type { ListedWorklist } from "./worklists.queries.ts";
import { type EntriesSearch, type ListsSearch, worklistAddress, worklistsAddress } from "./worklists.search.ts";

const byList = filtersFor<ListsSearch>();
const closedWord = (isClosed: boolean) => `worklists:state.${isClosed ? "closed" : "open"}`;

/** All lists of the vessel, those of the coming periods first. */
export const worklistsList = {
  address: worklistsAddress,
  module: "worklists",
  icon: ListPlus,
  words: {
    title: "worklists:title",
    find: "worklists:search",
    shown: "worklists:counted",
    many: "worklists:counted",
    empty: { title: "worklists:empty.title", text: "worklists:empty.text" },
  },
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  pathOf: ({ id }) => `/app/home?list=${id}`,
  card: (list) => <WorklistCard list={list} />,
  filters: [
    byList.custom("closed", {
      label: "worklists:stateLabel",
      icon: Archive,
      inWords: ({ search, t }) => (search.closed ? t(closedWord(true)) : null),
      editor: ({ search, change, t }) => (
        <StateOf
          label={t("worklists:stateLabel")}
          options={[false, true].map((isClosed) => ({ value: String(isClosed), label: t(closedWord(isClosed)) }))}
          chosen={String(search.closed ?? false)}
          onPick={(picked) => change({ closed: picked === "true" || undefined })}
        />
      ),
    }),
  ],
  views: [
    { id: "open", name: closedWord(false), search: {} },
    { id: "closed", name: closedWord(true), search: { closed: true } },
  ],
} satisfies RowsList<ListedWorklist, ListsSearch, ReturnType<typeof worklistsAddress.inputOf>, undefined> &
  NarrowedList<ListsSearch, ReturnType<typeof worklistsAddress.inputOf>, undefined>;

/** The same for readers who draw up none themselves. */
export const sharedWorklistsList = {
  ...worklistsList,
  words: { ...worklistsList.words, empty: { title: "worklists:empty.sharedTitle", text: "worklists:empty.shared" } },
};

const byEntry = filtersFor<EntriesSearch>();

/** The jobs of one list. What is shown of them, paper and files hold as well. */
export const worklistEntries: NarrowedList<EntriesSearch, ReturnType<typeof worklistAddress.inputOf>, undefined> = {
  address: worklistAddress,
  words: { find: "worklists:searchJobs" },
  parts: [
    { id: "all", name: "worklists:shown.all", search: {} },
    { id: "open", name: "worklists:shown.open", search: { state: "open" } },
    { id: "archive", name: "worklists:shown.archive", search: { state: "archive" } },
  ],
  filters: [
    byEntry.several("statuses", {
      label: "jobs:column.status",
      icon: CircleDot,
      values: jobStatuses,
      word: (status, t) => t(`jobs:status.${status}`),
    }),
    byEntry.several("departments", {
      label: "jobs:column.department",
      icon: Users,
      values: departments,
      word: (department, t) => t(`departments:of.${department}`),
    }),
    byEntry.several("priorities", {
      label: "jobs:column.priority",
      icon: Flag,
      values: jobPriorities,
      word: (priority, t) => t(`jobs:priority.${priority}`),
    }),
    byEntry.choice("additional", {
      label: "worklists:group.scope",
      icon: ListPlus,
      values: [false, true],
      word: (isAdditional, t) => t(`worklists:scope.${isAdditional ? "additional" : "original"}`),
    }),
  ],
};
