import { createFileRoute } from "@tanstack/react-router";
import { SuccessScreen } from "../../features/auth/success-screen.tsx";

export const Route = createFileRoute("/auth/success")({ component: SuccessScreen });
