import { createFileRoute } from "@tanstack/react-router";
import { crewMailSearch } from "../../features/crew-mail/crew-mail.search.ts";
import { CrewMailScreen } from "../../features/crew-mail/crew-mail-screen.tsx";

export const Route = createFileRoute("/app/crewemail")({
  staticData: { crumb: "crew-mail:title", needs: "employees:view", words: ["panels", "people"] },
  validateSearch: crewMailSearch,
  component: CrewMailScreen,
});
