import { createFileRoute, redirect, stripSearchParams } from "@tanstack/react-router";
import { EditProfileScreen } from "../../features/people/edit-profile-screen.tsx";
import { preloadPerson } from "../../features/people/people.queries.ts";
import { editSearch } from "../../features/people/people.search.ts";
import { lazyView } from "../../lib/lazy-part.tsx";

const SecuritySections = lazyView(
  async () => (await import("../../features/account/security-sections.tsx")).SecuritySections,
);
const NotificationSettings = lazyView(
  async () => (await import("../../features/notifications/notification-settings.tsx")).NotificationSettings,
);

export const Route = createFileRoute("/app/editprofile/$id")({
  staticData: { crumb: "navigation:crew", crumbTo: "/app/employees", words: ["people"] },
  validateSearch: editSearch,
  search: { middlewares: [stripSearchParams({ tab: "profile" })] },
  loader: async ({ context: { services, session, vessel }, params: { id }, location }) => {
    const isOwn = id === session.account.id || id === vessel?.profileId;
    // One's own is open also where the subscription has ended.
    const blockedBy = isOwn && vessel?.access.blockedBy === "expired" ? null : vessel?.access.blockedBy;
    if (id === session.account.id && (blockedBy !== null || !vessel?.profileId))
      throw redirect({ to: "/app/account", replace: true });
    if (blockedBy !== null) return;
    const profileId = await preloadPerson(services, id);
    if (profileId !== id) {
      const search = editSearch(location.search);
      throw redirect({ to: "/app/editprofile/$id", params: { id: profileId }, search, replace: true });
    }
  },
  component: function EditProfile() {
    const { id } = Route.useParams();
    const { tab = "profile" } = Route.useSearch();
    const navigate = Route.useNavigate();
    const own = { notifications: <NotificationSettings />, security: <SecuritySections /> };
    return (
      <EditProfileScreen
        profileId={id}
        tab={tab}
        onTab={(next) => void navigate({ search: { tab: next } })}
        own={own}
      />
    );
  },
});
