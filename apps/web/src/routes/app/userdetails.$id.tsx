import { createFileRoute } from "@tanstack/react-router";
import { UserDetailScreen } from "../../features/users/user-detail-screen.tsx";
import { preloadUser } from "../../features/users/users.queries.ts";

export const Route = createFileRoute("/app/userdetails/$id")({
  staticData: { crumb: "users:title", crumbTo: "/app/users", words: ["people"] },
  loader: ({ context: { services, vessel }, params: { id } }) => (vessel ? preloadUser(services, id) : undefined),
  component: function UserDetails() {
    const { id } = Route.useParams();
    return <UserDetailScreen userId={id} />;
  },
});
