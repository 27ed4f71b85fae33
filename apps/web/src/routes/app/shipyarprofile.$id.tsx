import { createFileRoute, redirect } from "@tanstack/react-router";
import { InvitedScreen } from "../../features/people/invited-screen.tsx";
import { personOptions, preloadPerson } from "../../features/people/people.queries.ts";
import { AccountItems } from "../../features/users/account-items.tsx";
import { UserDialogsProvider } from "../../features/users/user-dialogs.tsx";

export const Route = createFileRoute("/app/shipyarprofile/$id")({
  staticData: { crumb: "users:title", crumbTo: "/app/users", words: ["panels", "people"] },
  loader: async ({ context: { services, vessel }, params: { id } }) => {
    if (!vessel) return id;
    const profileId = await preloadPerson(services, id);
    const person = services.queryClient.getQueryData(personOptions(services.trpc, profileId).queryKey);
    // Somebody of the crew was not invited; their page is another one.
    if (person && person.role !== "user")
      throw redirect({ to: "/app/profiledetails/$id", params: { id: profileId }, replace: true });
    return profileId;
  },
  component: function InvitedProfile() {
    return (
      <UserDialogsProvider>
        <InvitedScreen profileId={Route.useLoaderData()} accountItems={(userId) => <AccountItems userId={userId} />} />
      </UserDialogsProvider>
    );
  },
});
