import { createFileRoute } from "@tanstack/react-router";
import { passwordWords } from "../../features/auth/password-words.ts";
import { SuccessScreen } from "../../features/auth/success-screen.tsx";

export const Route = createFileRoute("/auth/success")({ loader: passwordWords, component: SuccessScreen });
