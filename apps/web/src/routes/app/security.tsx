import { createFileRoute } from "@tanstack/react-router";
import { SecurityScreen } from "../../features/account/security-screen.tsx";

export const Route = createFileRoute("/app/security")({
  staticData: { crumb: "security:title", words: ["people"] },
  component: SecurityScreen,
});
