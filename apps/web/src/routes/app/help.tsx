import { createFileRoute } from "@tanstack/react-router";
import { HelpScreen } from "../../features/help/help-screen.tsx";

export const Route = createFileRoute("/app/help")({
  staticData: { crumb: "navigation:help", words: ["office", "panels"] },
  component: HelpScreen,
});
