import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { CrewListPerson } from "./crew-list.queries.ts";
import { RowFaults } from "./row-faults.tsx";
import { useDocumentWords } from "./use-document-words.ts";

const columns = ["person", "rank", "nationality", "birth", "gender", "document", "expires"] as const;
const cellClass = "px-3 py-2 align-top";

/** The rows of the form, in its order and columns. */
export function CrewListTable({ rows }: { rows: readonly CrewListPerson[] }) {
  const { t } = useTranslation("crew-list");
  return (
    <div className="surface overflow-x-auto">
      <table aria-label={t("title")} className="w-full min-w-[860px] text-sm tabular-nums">
        <thead>
          <tr className="border-border border-b text-muted-foreground text-xs">
            <td className="w-10" />
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-start font-medium">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((person, place) => (
            <Row key={person.id} person={person} no={place + 1} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ person, no }: { person: CrewListPerson; no: number }) {
  const { t } = useTranslation("crew-list");
  const formats = useFormats();
  const words = useDocumentWords();
  return (
    <tr className="[&:not(:last-child)]:border-border [&:not(:last-child)]:border-b">
      <td className="py-2 ps-3 align-top text-muted-foreground">{no}</td>
      <th scope="row" className={`${cellClass} text-start font-normal`}>
        <Link to="/app/profiledetails/$id" params={{ id: person.id }} className="font-medium hover:underline">
          <bdi>
            {person.lastName}, {person.firstName}
          </bdi>
        </Link>
        <RowFaults person={person} />
      </th>
      <td className={cellClass} dir="auto">
        {person.rank}
      </td>
      <td className={cellClass}>{person.nationality}</td>
      <td className={cellClass}>
        {person.birthDate ? formats.date(person.birthDate) : null}
        <span dir="auto" className="block text-muted-foreground text-xs">
          {person.birthPlace}
        </span>
      </td>
      <td className={cellClass}>{person.gender ? t(`gender.${person.gender}`) : null}</td>
      <td className={cellClass}>
        <bdi>{person.document?.number}</bdi>
        <span className="block text-muted-foreground text-xs">{words.nature(person)}</span>
      </td>
      <td className={cellClass}>{words.expiry(person)}</td>
    </tr>
  );
}
