import { createFileRoute } from "@tanstack/react-router";
import { ChangePasswordScreen } from "../../features/account/change-password-screen.tsx";

export const Route = createFileRoute("/app/change-password")({
  staticData: { crumb: "navigation:changePassword", words: ["door", "passwords", "people"] },
  component: ChangePasswordScreen,
});
