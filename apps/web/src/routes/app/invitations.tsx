import { createFileRoute } from "@tanstack/react-router";
import { InvitationsScreen } from "../../features/account/invitations-screen.tsx";

export const Route = createFileRoute("/app/invitations")({
  staticData: { crumb: "users:asked.page", words: ["people"] },
  component: InvitationsScreen,
});
