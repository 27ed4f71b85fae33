import { createFileRoute } from "@tanstack/react-router";
import { GuestArea } from "../../features/guests/guest-area.tsx";
import { preloadTrips } from "../../features/trips/trips.queries.ts";
import { tripsAddress } from "../../features/trips/trips.search.ts";
import { TripsScreen } from "../../features/trips/trips-screen.tsx";

export const Route = createFileRoute("/app/trips")({
  staticData: { crumb: "trips:title", crumbTo: "/app/guests", needs: "guests:view", words: ["records", "people"] },
  validateSearch: tripsAddress.read,
  loaderDeps: ({ search }) => tripsAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadTrips(services, deps);
  },
  component: function Trips() {
    return (
      <GuestArea page="trips">
        <TripsScreen />
      </GuestArea>
    );
  },
});
