import { createFileRoute } from "@tanstack/react-router";
import { LegalScreen } from "../../features/legal/legal-screen.tsx";

export const Route = createFileRoute("/app/privacy-policy")({
  staticData: { crumb: "navigation:privacy" },
  component: () => <LegalScreen document="privacy" />,
});
