import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../lib/translation.tsx";
import { PersonCell } from "../users/person-cell.tsx";
import { CellMark } from "./cell-mark.tsx";
import type { MatrixCell, MatrixPerson } from "./certificates.queries.ts";
import { useCellWords } from "./use-cell-words.ts";

const caredFor: readonly MatrixCell["state"][] = ["expired", "urgent", "expiring", "unknown", "missing"];

/** On a phone each person with what needs care; who is in order is quiet. */
export function MatrixCards({ people }: { people: readonly MatrixPerson[] }) {
  const { t } = useTranslation("certificates");
  if (people.length === 0) return null;
  return (
    <ul aria-label={t("title")} className="surface px-3">
      {people.map((person) => (
        <Card key={person.id} person={person} />
      ))}
    </ul>
  );
}

function Card({ person }: { person: MatrixPerson }) {
  const { t } = useTranslation("certificates");
  const words = useCellWords();
  const soon = person.cells.filter(({ state }) => caredFor.includes(state));
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <li className="py-3 text-sm tabular-nums [&:not(:last-child)]:hairline-b">
      <Link
        to="/app/profiledetails/$id"
        params={{ id: person.id }}
        search={{ tab: "papers" }}
        className="flex items-center justify-between gap-3"
      >
        <PersonCell person={{ ...person, name }} />
        <span dir="auto" className="flex-none text-muted-foreground text-xs">
          {soon.length > 0 ? t("needs", { count: soon.length }) : t("quiet")}
        </span>
      </Link>
      {soon.length > 0 ? (
        <ul className="mt-1.5 flex flex-col gap-1 ps-9">
          {soon.map((cell) => (
            <li key={cell.column} className="flex justify-between gap-3">
              <span dir="auto">{words.column(cell)}</span>
              <CellMark cell={cell} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
