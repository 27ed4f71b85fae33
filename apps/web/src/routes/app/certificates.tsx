import { createFileRoute } from "@tanstack/react-router";
import { todayIn } from "@ymp/core/calendar-date";
import { mayCompareCertificates } from "@ymp/core/people/document-access";
import { preloadMatrix } from "../../features/certificates/certificates.queries.ts";
import { certificatesSearch } from "../../features/certificates/certificates.search.ts";
import { CertificatesScreen } from "../../features/certificates/certificates-screen.tsx";
import { preloadManning } from "../../features/certificates/manning/manning.queries.ts";
import { CrewArea } from "../../features/users/crew-area.tsx";

export const Route = createFileRoute("/app/certificates")({
  staticData: { crumb: "certificates:title", needs: "employees:view", words: ["panels", "people"] },
  validateSearch: certificatesSearch,
  loaderDeps: ({ search: { onDay } }) => ({ onDay }),
  loader: ({ context: { services, vessel }, deps: { onDay } }) => {
    if (!(vessel && mayCompareCertificates(vessel.access))) return;
    const day = onDay ?? todayIn(vessel.timeZone, new Date());
    void preloadMatrix(services, day);
    if (vessel.access.edition === "full") void preloadManning(services, day);
  },
  component: function Certificates() {
    return (
      <CrewArea page="certificates">
        <CertificatesScreen />
      </CrewArea>
    );
  },
});
