import { Link } from "@tanstack/react-router";
import { matrixColumns } from "@ymp/core/people/certificate-matrix";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { PersonCell } from "../users/person-cell.tsx";
import { byDepartment } from "./by-department.ts";
import { CellMark } from "./cell-mark.tsx";
import type { MatrixPerson } from "./certificates.queries.ts";
import { useCellWords } from "./use-cell-words.ts";

/** A row for each person, a column for each kind of paper. */
export function MatrixTable({ people }: { people: readonly MatrixPerson[] }) {
  const { t } = useTranslation("certificates");
  const formats = useFormats();
  if (people.length === 0) return null;
  return (
    <table aria-label={t("title")} className="w-full min-w-[1240px] text-sm tabular-nums">
      <thead>
        <tr className="border-border border-b text-muted-foreground text-xs">
          {(["person", "rank", ...matrixColumns] as const).map((column) => (
            <th key={column} scope="col" className="break-keep px-2 py-2 text-start align-bottom font-medium">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {byDepartment(people).map(({ department, people: members }) => (
        <tbody key={department ?? "none"}>
          <tr className="bg-muted">
            <th scope="rowgroup" colSpan={matrixColumns.length + 2} className="px-2 py-1.5 text-start">
              <span dir="auto">{department ? t(`departments:of.${department}`) : t("noDepartment")}</span>{" "}
              <span className="font-normal text-muted-foreground">{formats.count(members.length)}</span>
            </th>
          </tr>
          {members.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ person }: { person: MatrixPerson }) {
  const words = useCellWords();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <tr className="border-border border-b hover:bg-accent">
      <th scope="row" className="px-2 py-1.5 text-start font-normal">
        <Link
          to="/app/profiledetails/$id"
          params={{ id: person.id }}
          search={{ tab: "papers" }}
          className="hover:underline"
        >
          <PersonCell person={{ ...person, name }} />
        </Link>
      </th>
      <td dir="auto" className="px-2 py-1.5">
        {person.rank}
      </td>
      {person.cells.map((cell) => (
        <td key={cell.column} className="px-2 py-1.5" title={words.whole(cell, name)}>
          <CellMark cell={cell} />
          <span className="sr-only">{words.whole(cell, name)}</span>
        </td>
      ))}
    </tr>
  );
}
