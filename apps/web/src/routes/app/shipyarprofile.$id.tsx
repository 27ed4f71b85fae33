import { createFileRoute } from "@tanstack/react-router";
import { InvitedScreen } from "../../features/people/invited-screen.tsx";
import { preloadPerson } from "../../features/people/people.queries.ts";

export const Route = createFileRoute("/app/shipyarprofile/$id")({
  staticData: { crumb: "navigation:shipyard" },
  loader: ({ context: { services, vessel }, params: { id } }) => (vessel ? preloadPerson(services, id) : id),
  component: function InvitedProfile() {
    return <InvitedScreen profileId={Route.useLoaderData()} />;
  },
});
