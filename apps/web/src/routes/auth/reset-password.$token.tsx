import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordScreen } from "../../features/auth/reset-password-screen.tsx";

export const Route = createFileRoute("/auth/reset-password/$token")({ component: ResetPassword });

function ResetPassword() {
  const { token } = Route.useParams();
  return <ResetPasswordScreen token={token} />;
}
