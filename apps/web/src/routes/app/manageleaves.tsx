import { createFileRoute } from "@tanstack/react-router";
import { todayIn } from "@ymp/core/calendar-date";
import { yearOf } from "@ymp/core/leave/calendar-day";
import { preloadYear } from "../../features/leave/leave.queries.ts";
import { plannerSearch } from "../../features/leave/leave.search.ts";
import { LeavePlannerScreen } from "../../features/leave/planner-screen.tsx";
import { CrewArea } from "../../features/users/crew-area.tsx";

export const Route = createFileRoute("/app/manageleaves")({
  staticData: { crumb: "leave:title", words: ["panels", "people"] },
  validateSearch: plannerSearch,
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: ({ context: { services, vessel }, deps: { year } }) => {
    if (vessel) void preloadYear(services, year ?? yearOf(todayIn(vessel.timeZone, new Date())));
  },
  component: function ManageLeaves() {
    return (
      <CrewArea page="leave">
        <LeavePlannerScreen />
      </CrewArea>
    );
  },
});
