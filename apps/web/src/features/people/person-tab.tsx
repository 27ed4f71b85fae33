import { PropertyList } from "@ymp/ui/patterns/property-list";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFieldWords } from "./field-words.ts";
import type { Person } from "./people.queries.ts";
import { PettyCashCard } from "./petty-cash-card.tsx";
import { SignatureCard } from "./signature-card.tsx";

/** Everything that is known of a person and is the reader's business, group by group. */
export function PersonTab({ person }: { person: Person }) {
  const { contact, origin, emergency } = person;
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
        <SignatureCard person={person} />
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
    label: words.name(field),
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

type GroupName = "contact" | "origin" | "emergency";

/** Facts of a group; what nobody has entered is left out, and an empty group says so. */
export function Group({ name, values }: { name: GroupName; values: Record<string, string | null> }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const known = Object.entries(values).filter(([, value]) => value);
  return (
    <Section title={t(`people:section.${name}`)}>
      {known.length === 0 ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t(`people:empty.${name}`)}
        </p>
      ) : (
        <PropertyList
          properties={known.map(([field, value]) => ({
            id: field,
            label: words.name(field),
            value: <FactValue field={field} value={value ?? ""} text={words.value(field, value)} />,
          }))}
        />
      )}
    </Section>
  );
}

/** Addresses and numbers can be used where they stand. */
function FactValue({ field, value, text }: { field: string; value: string; text: string }) {
  const isMail = field === "email" || field === "emergencyEmail";
  const isPhone = field === "phone" || field === "phone2" || field === "emergencyPhone";
  if (!isMail && !isPhone)
    return (
      <bdi className="break-words" dir="auto">
        {text}
      </bdi>
    );
  return (
    <a
      href={isMail ? `mailto:${value}` : `tel:${value.replace(/\s+/g, "")}`}
      className="break-all text-link hover:underline"
    >
      <bdi>{text}</bdi>
    </a>
  );
}

export function Section({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <SectionHead title={title} level={2} className="mb-1.5">
        {tools}
      </SectionHead>
      {children}
    </Card>
  );
}
