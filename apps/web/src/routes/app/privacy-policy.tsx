import { createFileRoute } from "@tanstack/react-router";
import { LegalScreen } from "../../features/legal/legal-screen.tsx";

export const Route = createFileRoute("/app/privacy-policy")({
  staticData: { words: ["panels"], crumb: "common:legal.privacy" },
  component: () => <LegalScreen document="privacy" />,
});
