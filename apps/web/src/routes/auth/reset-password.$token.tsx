import { createFileRoute } from "@tanstack/react-router";
import { passwordWords } from "../../features/auth/password-words.ts";
import { ResetPasswordScreen } from "../../features/auth/reset-password-screen.tsx";

export const Route = createFileRoute("/auth/reset-password/$token")({
  loader: passwordWords,
  component: ResetPassword,
});

function ResetPassword() {
  const { token } = Route.useParams();
  return <ResetPasswordScreen token={token} />;
}
