import { createFileRoute } from "@tanstack/react-router";
import { CrewArea } from "../../features/users/crew-area.tsx";
import { preloadUsers } from "../../features/users/users.queries.ts";
import { usersAddress } from "../../features/users/users.search.ts";
import { UsersScreen } from "../../features/users/users-screen.tsx";

export const Route = createFileRoute("/app/users")({
  staticData: { crumb: "users:title", needs: "employees:view", words: ["people"] },
  validateSearch: usersAddress.read,
  loaderDeps: ({ search }) => usersAddress.listed(search),
  loader: ({ context: { services, vessel }, deps }) => {
    if (vessel) void preloadUsers(services, deps);
  },
  component: function Users() {
    return (
      <CrewArea page="users">
        <UsersScreen />
      </CrewArea>
    );
  },
});
