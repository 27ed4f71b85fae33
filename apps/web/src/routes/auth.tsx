import { createFileRoute } from "@tanstack/react-router";
import { AuthArea } from "../features/auth/auth-area.tsx";

export const Route = createFileRoute("/auth")({ component: AuthArea });
