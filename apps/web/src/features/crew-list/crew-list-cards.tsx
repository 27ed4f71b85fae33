import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { CrewListPerson } from "./crew-list.queries.ts";
import { RowFaults } from "./row-faults.tsx";
import { useDocumentWords } from "./use-document-words.ts";

/** The rows of the form on a phone, one below the other. */
export function CrewListCards({ rows }: { rows: readonly CrewListPerson[] }) {
  const { t } = useTranslation("crew-list");
  return (
    <ol aria-label={t("title")} className="surface px-3">
      {rows.map((person, place) => (
        <Card key={person.id} person={person} no={place + 1} />
      ))}
    </ol>
  );
}

function Card({ person, no }: { person: CrewListPerson; no: number }) {
  const formats = useFormats();
  const words = useDocumentWords();
  const birth = [person.birthDate ? formats.date(person.birthDate) : null, person.birthPlace];
  const facts = [person.rank, person.nationality, ...birth].filter(Boolean).join(" · ");
  const document = [words.nature(person), person.document?.number, words.expiry(person)].filter(Boolean).join(" · ");
  return (
    <li className="flex gap-3 py-3 text-sm tabular-nums [&:not(:last-child)]:hairline-b">
      <span className="w-5 flex-none text-muted-foreground">{no}</span>
      <div className="min-w-0">
        <Link to="/app/profiledetails/$id" params={{ id: person.id }} className="tap-target font-medium">
          <bdi>
            {person.lastName}, {person.firstName}
          </bdi>
        </Link>
        <p dir="auto">{facts}</p>
        <p dir="auto" className="text-muted-foreground">
          {document}
        </p>
        <RowFaults person={person} />
      </div>
    </li>
  );
}
