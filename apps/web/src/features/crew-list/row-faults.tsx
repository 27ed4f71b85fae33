import { Link } from "@tanstack/react-router";
import { type CrewListFault, faultIsOf, sendsBack } from "@ymp/core/people/crew-list";
import { keepsPeople } from "@ymp/core/people/profile-access";
import { cn } from "@ymp/ui/lib/cn";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { CrewListPerson } from "./crew-list.queries.ts";

/** What is missing of somebody, each leading to where it is entered, and by what they are known to have been aboard. */
export function RowFaults({ person }: { person: CrewListPerson }) {
  const { t } = useTranslation("crew-list");
  if (person.faults.length === 0 && person.grounds === "muster") return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {person.faults.map((fault) => (
        <li key={fault}>
          <FaultLink profileId={person.id} fault={fault} />
        </li>
      ))}
      {person.grounds === "muster" ? null : (
        <li dir="auto" className="text-muted-foreground">
          {t(`grounds.${person.grounds}`)}
        </li>
      )}
    </ul>
  );
}

function FaultLink({ profileId, fault }: { profileId: string; fault: CrewListFault }) {
  const { t } = useTranslation("crew-list");
  const { access } = useVessel();
  const place = faultIsOf(fault);
  const className = cn(
    "inline-flex min-h-6 items-center underline",
    sendsBack(fault) ? "text-status-overdue" : "text-status-due-soon",
  );
  const words = <span dir="auto">{t(`fault.${fault}`)}</span>;
  if (place === "profile" && keepsPeople(access).administersCrew)
    return (
      <Link to="/app/editprofile/$id" params={{ id: profileId }} className={className}>
        {words}
      </Link>
    );
  return (
    <Link
      to="/app/profiledetails/$id"
      params={{ id: profileId }}
      search={{ tab: place === "profile" ? "person" : place }}
      className={className}
    >
      {words}
    </Link>
  );
}
