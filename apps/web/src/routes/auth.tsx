import { createFileRoute } from "@tanstack/react-router";
import { AuthArea } from "../features/auth/auth-area.tsx";
import { LegalDialogs } from "../features/legal/legal-dialogs.tsx";

export const Route = createFileRoute("/auth")({ component: () => <AuthArea foot={<LegalDialogs />} /> });
