import { PropertyList } from "@ymp/ui/patterns/property-list";
import { dialOf } from "../../lib/contact-links.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFieldWords } from "./field-words.ts";
import { Section } from "./section.tsx";

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
            label: words.shortName(field),
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
    <a href={isMail ? `mailto:${value}` : dialOf(value)} className="break-all text-link hover:underline">
      <bdi>{text}</bdi>
    </a>
  );
}
