import { createFileRoute } from "@tanstack/react-router";
import { AuthArea } from "../features/auth/auth-area.tsx";
import { LegalDialogs } from "../features/legal/legal-dialogs.tsx";

export const Route = createFileRoute("/auth")({
  // Screens without them ask again by themselves.
  loader: ({ context: { services } }) => services.translator.wordsOf("door").catch(() => undefined),
  component: () => <AuthArea foot={<LegalDialogs />} />,
});
