import { createFileRoute } from "@tanstack/react-router";
import { RecordsScreen } from "../../features/log/records-screen.tsx";

export const Route = createFileRoute("/app/records")({
  staticData: { crumb: "log:records.title", crumbTo: "/app/log", needs: "logbook:view", words: ["records"] },
  component: RecordsScreen,
});
