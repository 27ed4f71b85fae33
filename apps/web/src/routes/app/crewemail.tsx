import { createFileRoute } from "@tanstack/react-router";
import { crewMailSearch } from "../../features/crew-mail/crew-mail.search.ts";
import { CrewMailScreen } from "../../features/crew-mail/crew-mail-screen.tsx";
import { CrewArea } from "../../features/users/crew-area.tsx";

export const Route = createFileRoute("/app/crewemail")({
  staticData: { crumb: "crew-mail:title", needs: "employees:view", words: ["panels", "people"] },
  validateSearch: crewMailSearch,
  component: function CrewMail() {
    return (
      <CrewArea page="mail">
        <CrewMailScreen />
      </CrewArea>
    );
  },
});
