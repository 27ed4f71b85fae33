import { createFileRoute } from "@tanstack/react-router";
import { LegalScreen } from "../../features/legal/legal-screen.tsx";

export const Route = createFileRoute("/app/terms")({
  staticData: { words: ["panels"], crumb: "common:legal.terms" },
  component: () => <LegalScreen document="terms" />,
});
