import { PropertyList } from "@ymp/ui/patterns/property-list";
import { useVessel } from "../../app/session.ts";
import { InstallNote, UnsentNote } from "../../lib/on-device/device-cards.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFieldWords } from "./field-words.ts";
import type { Person } from "./people.queries.ts";
import { Group } from "./person-group.tsx";
import { PettyCashCard } from "./petty-cash-card.tsx";
import { Section } from "./section.tsx";
import { SignatureCard } from "./signature-card.tsx";

/** Everything that is known of a person and is the reader's business, group by group. */
export function PersonTab({ person }: { person: Person }) {
  const { contact, origin, emergency, may } = person;
  const isOwn = person.id === useVessel().profileId;
  return (
    <div className="grid max-w-6xl items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <BasicsCard person={person} />
        {contact ? <Group name="contact" values={{ email: person.email, ...contact }} /> : null}
        {origin ? <Group name="origin" values={origin} /> : null}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {emergency ? <Group name="emergency" values={emergency} /> : null}
        {person.pettyCash ? <PettyCashCard person={person} sums={person.pettyCash} /> : null}
        {isOwn ? (
          <div>
            <UnsentNote />
            <InstallNote />
          </div>
        ) : null}
        {may.sign || may.decideSignature ? <SignatureCard person={person} /> : null}
      </div>
    </div>
  );
}

function BasicsCard({ person }: { person: Person }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const role = person.userType ? `users:userType.${person.userType}` : `users:role.${person.role}`;
  const fact = (field: "jobTitle" | "department" | "isOnMailingList") => ({
    id: field,
    label: words.shortName(field),
    value: words.value(field, person[field]),
  });
  return (
    <Section title={t("people:section.person")}>
      <PropertyList
        properties={[
          fact("jobTitle"),
          fact("department"),
          { id: "role", label: t("people:field.role"), value: t(role) },
          fact("isOnMailingList"),
        ]}
      />
    </Section>
  );
}
