import { createFileRoute } from "@tanstack/react-router";
import { CrewArea } from "../../features/users/crew-area.tsx";
import { CrewScreen } from "../../features/users/crew-screen.tsx";
import { preloadCrew } from "../../features/users/users.queries.ts";
import { crewAddress } from "../../features/users/users.search.ts";

export const Route = createFileRoute("/app/employees")({
  staticData: { crumb: "navigation:crew", needs: "employees:view", words: ["people"] },
  validateSearch: crewAddress.read,
  loaderDeps: ({ search }) => crewAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadCrew(services, deps);
  },
  component: function Employees() {
    return (
      <CrewArea page="crew">
        <CrewScreen />
      </CrewArea>
    );
  },
});
