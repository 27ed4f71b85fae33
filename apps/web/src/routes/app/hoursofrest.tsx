import { createFileRoute } from "@tanstack/react-router";
import { todayIn } from "@ymp/core/calendar-date";
import { monthName } from "@ymp/core/rest/month-name";
import { preloadRest } from "../../features/rest/rest.queries.ts";
import { restSearch } from "../../features/rest/rest.search.ts";
import { RestScreen } from "../../features/rest/rest-screen.tsx";
import { CrewArea } from "../../features/users/crew-area.tsx";

export const Route = createFileRoute("/app/hoursofrest")({
  staticData: { crumb: "hours-of-rest:title", needs: "hourstracker:view", words: ["records", "people"] },
  validateSearch: restSearch,
  loaderDeps: ({ search: { month } }) => ({ month }),
  loader: ({ context: { services, vessel }, deps: { month } }) => {
    if (vessel) void preloadRest(services, { month: month ?? monthName(todayIn(vessel.timeZone, new Date())) });
  },
  component: function HoursOfRest() {
    return (
      <CrewArea page="rest">
        <RestScreen />
      </CrewArea>
    );
  },
});
