import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../../features/auth/forgot-password-screen.tsx";
import { passwordWords } from "../../features/auth/password-words.ts";

export const Route = createFileRoute("/auth/forgot-password")({
  loader: passwordWords,
  component: ForgotPasswordScreen,
});
