import { departments, vesselRoles } from "@ymp/core/access/roles";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import type { Say } from "@ymp/i18n/screen-translator";
import type { DataGroup } from "@ymp/ui/patterns/data-table";
import { Anchor, Shield, Users } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { defineList } from "../../lib/lists/define-list.ts";
import { filtersFor } from "../../lib/lists/list-filters.tsx";
import { useNow } from "../../lib/use-now.ts";
import { CrewCard } from "./crew-card.tsx";
import { nameOfCrew, useCrewColumns } from "./crew-columns.tsx";
import { invitation, newPerson } from "./person-forms.ts";
import { type CrewRow, useCrew } from "./users.queries.ts";
import { type CrewSearch, crewAddress } from "./users.search.ts";

const by = filtersFor<CrewSearch, CalendarDate>();

/** The crew now, by department. */
export const crewList = defineList({
  address: crewAddress,
  icon: Users,
  edits: "employees:edit",
  words: {
    title: "users:crewTitle",
    find: "users:find",
    count: "users:peopleCount",
    shown: "users:foot",
    many: "users:foot",
    empty: { title: "users:empty.crewTitle", text: "users:empty.crewText" },
    noMatch: { title: "users:noMatch.title", text: "users:noMatch.text" },
  },
  adds: [newPerson, invitation],
  useRows: useCrew,
  useFacts: () => todayIn(useVessel().timeZone, useNow()),
  rowId: ({ id }) => id,
  rowName: nameOfCrew,
  pathOf: ({ id }) => `/app/profiledetails/${id}`,
  useColumns: useCrewColumns,
  groups: (rows, { sort }, t) => (sort === "department" ? byDepartment(rows, t) : undefined),
  card: (row, _selection, today) => <CrewCard row={row} today={today} />,
  filters: [
    by.several("departments", {
      label: "users:column.department",
      icon: Users,
      values: departments,
      word: (department, t) => t(`departments:of.${department}`),
    }),
    by.several("roles", {
      label: "users:column.role",
      icon: Shield,
      values: vesselRoles.filter((role) => role !== "user"),
      word: (role, t) => t(`users:role.${role}`),
    }),
    by.choice("onboard", {
      label: "users:column.onboard",
      icon: Anchor,
      values: [true, false],
      word: (isOnboard, t) => t(isOnboard ? "users:onboard.yes" : "users:onboard.no"),
    }),
  ],
  exported: (client, input) => client.users.exportCrew.query(input),
  imports: [
    { kind: "crew", word: "users:action.importCrew" },
    { kind: "certificates", word: "users:action.importCertificates" },
  ],
});

const nowhere = "none";
const groupOf = ({ department }: CrewRow) => department ?? nowhere;

/** Headings by department, with how many of each are on board. */
function byDepartment(rows: readonly CrewRow[], t: Say) {
  const list = [...departments, nowhere].flatMap((id): DataGroup[] => {
    const people = rows.filter((row) => groupOf(row) === id);
    if (people.length === 0) return [];
    const aboard = people.filter(({ isOnboard }) => isOnboard).length;
    const label = id === nowhere ? t("users:noDepartment") : t(`departments:of.${id}`);
    return [{ id, label, count: people.length, fact: t("users:aboardCount", { count: aboard }) }];
  });
  return { of: groupOf, list };
}
