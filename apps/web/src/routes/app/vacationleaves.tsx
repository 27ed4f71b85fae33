import { createFileRoute } from "@tanstack/react-router";
import { preloadOwn } from "../../features/leave/leave.queries.ts";
import { ownLeaveSearch } from "../../features/leave/leave.search.ts";
import { OwnLeaveScreen } from "../../features/leave/own-leave-screen.tsx";
import { CrewArea } from "../../features/users/crew-area.tsx";

export const Route = createFileRoute("/app/vacationleaves")({
  staticData: { crumb: "leave:mine", words: ["panels", "people"] },
  validateSearch: ownLeaveSearch,
  loader: ({ context: { services, vessel } }) => {
    if (vessel) void preloadOwn(services);
  },
  component: function OwnLeave() {
    return (
      <CrewArea page="leave">
        <OwnLeaveScreen />
      </CrewArea>
    );
  },
});
