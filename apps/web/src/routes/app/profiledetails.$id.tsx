import { createFileRoute, redirect, stripSearchParams } from "@tanstack/react-router";
import { AccountScreen } from "../../features/people/account-screen.tsx";
import { preloadPerson } from "../../features/people/people.queries.ts";
import { personSearch } from "../../features/people/people.search.ts";
import { ProfileScreen } from "../../features/people/profile-screen.tsx";
import { AccountItems } from "../../features/users/account-items.tsx";
import { UserDialogsProvider } from "../../features/users/user-dialogs.tsx";

export const Route = createFileRoute("/app/profiledetails/$id")({
  staticData: { crumb: "navigation:crew", crumbTo: "/app/employees", words: ["panels", "people"] },
  validateSearch: personSearch,
  search: { middlewares: [stripSearchParams({ tab: "person" })] },
  loader: async ({ context: { services, session, vessel }, params: { id } }) => {
    const isOwnAccount = id === session.account.id;
    if (!vessel || (isOwnAccount && vessel.profileId === null)) return { isAccount: true };
    const profileId = await preloadPerson(services, id);
    if (profileId !== id) throw redirect({ to: "/app/profiledetails/$id", params: { id: profileId }, replace: true });
    return { isAccount: false };
  },
  component: function ProfileDetails() {
    const { id } = Route.useParams();
    const { tab = "person" } = Route.useSearch();
    const navigate = Route.useNavigate();
    if (Route.useLoaderData().isAccount) return <AccountScreen />;
    return (
      <UserDialogsProvider>
        <ProfileScreen
          profileId={id}
          tab={tab}
          onTab={(next) => void navigate({ search: { tab: next } })}
          accountItems={(userId) => <AccountItems userId={userId} />}
        />
      </UserDialogsProvider>
    );
  },
});
