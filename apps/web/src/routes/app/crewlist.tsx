import { createFileRoute } from "@tanstack/react-router";
import { todayIn } from "@ymp/core/calendar-date";
import { mayListCrew } from "@ymp/core/people/crew-list-rights";
import { preloadCrewList } from "../../features/crew-list/crew-list.queries.ts";
import { crewListSearch } from "../../features/crew-list/crew-list.search.ts";
import { CrewListScreen } from "../../features/crew-list/crew-list-screen.tsx";
import { CrewArea } from "../../features/users/crew-area.tsx";

export const Route = createFileRoute("/app/crewlist")({
  staticData: { crumb: "crew-list:title", needs: "employees:view", words: ["panels", "people"] },
  validateSearch: crewListSearch,
  loaderDeps: ({ search: { onDay, time } }) => ({ onDay, time }),
  loader: ({ context: { services, vessel }, deps: { onDay, time } }) => {
    if (vessel && mayListCrew(vessel.access))
      void preloadCrewList(services, { onDay: onDay ?? todayIn(vessel.timeZone, new Date()), time });
  },
  component: function CrewList() {
    return (
      <CrewArea page="list">
        <CrewListScreen />
      </CrewArea>
    );
  },
});
