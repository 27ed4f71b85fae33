import { createFileRoute } from "@tanstack/react-router";
import { GuestArea } from "../../features/guests/guest-area.tsx";
import { preloadGuests } from "../../features/guests/guests.queries.ts";
import { guestsAddress } from "../../features/guests/guests.search.ts";
import { GuestsScreen } from "../../features/guests/guests-screen.tsx";

export const Route = createFileRoute("/app/guests")({
  staticData: { crumb: "navigation:guests", needs: "guests:view", words: ["records", "people"] },
  validateSearch: guestsAddress.read,
  loaderDeps: ({ search }) => guestsAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadGuests(services, deps);
  },
  component: function Guests() {
    return (
      <GuestArea page="guests">
        <GuestsScreen />
      </GuestArea>
    );
  },
});
