import { AppError } from "@ymp/core/errors";
import { groupedBy } from "@ymp/core/grouped";
import { type CellState, type MatrixCell, matrixColumns, matrixRow } from "@ymp/core/people/certificate-matrix";
import { mayCompareCertificates, paperAccess } from "@ymp/core/people/document-access";
import { compareRanks } from "@ymp/core/people/onboard";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { whoLeft } from "../../platform/accounts/departures.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { todayOf } from "./crew-documents.service.ts";
import { crewOfMatrix, ranksOn } from "./matrix.repository.ts";
import type { ExportMatrixInput, MatrixInput } from "./matrix.schema.ts";
import { papersOfCrew } from "./papers-of-crew.service.ts";

/** Far above the largest crew; a matrix that ends too early would be a false one. */
const mostCrew = 500;

/** Who holds what on a day, as far as the reader may know it: dates, without numbers and scans. */
export async function readMatrix(scope: VesselScope, { onDay }: MatrixInput) {
  if (!mayCompareCertificates(scope.access)) throw new AppError("forbidden", "certificates:notYours");
  const { tx, vesselId, access, profileId } = scope;
  const today = todayOf(scope);
  const [crew, left] = await Promise.all([
    wholeUpTo(crewOfMatrix(tx, vesselId, today), mostCrew, "refusals:noRoom"),
    whoLeft(tx, vesselId, today),
  ]);
  const ids = crew.map(({ id }) => id);
  const [papers, ranks] = await Promise.all([papersOfCrew(scope, ids), ranksOn(tx, vesselId, ids, onDay)]);
  const papersOf = groupedBy(papers, (paper) => paper.profileId);
  const rankOf = new Map(ranks.map((each) => [each.profileId, each.rank]));
  const people = crew
    .filter(({ id }) => !left.has(id))
    .map(({ jobTitle, ...person }) => {
      const isOwn = person.id === profileId;
      const held = { department: person.department, papers: papersOf.get(person.id) ?? [] };
      const cells = matrixRow(held, onDay, (type) => paperAccess(access, isOwn, type) !== "none");
      return { ...person, rank: rankOf.get(person.id) ?? jobTitle, cells };
    })
    .toSorted((a, b) => compareRanks(a, b) || a.lastName.localeCompare(b.lastName, "en"));
  return { today, people };
}
type MatrixRow = Awaited<ReturnType<typeof readMatrix>>["people"][number];

/** The matrix as a file, narrowed as it is on the screen. */
export async function exportMatrix(scope: VesselScope, input: ExportMatrixInput): Promise<FileAnswer> {
  const { onDay, show, format, locale } = input;
  const word = (key: string) => scope.services.translate(locale, key);
  const { people } = await readMatrix(scope, input);
  const rows = people.filter(({ cells }) => show === undefined || cells.some(({ state }) => state === show));
  const filterWords = [onDay, show && word(`certificates:stat.${show}`)].filter(Boolean).join(", ");
  return exportedFile(
    scope,
    { title: word("certificates:title"), columns: columnsIn(word), rows },
    { format, locale, filterWords },
  );
}

type Word = (key: string) => string;

function columnsIn(word: Word): ExportColumn<MatrixRow>[] {
  return [
    { heading: word("certificates:column.person"), kind: "text", value: (row) => `${row.firstName} ${row.lastName}` },
    { heading: word("certificates:column.rank"), kind: "text", value: ({ rank }) => rank },
    ...matrixColumns.map((column): ExportColumn<MatrixRow> => {
      const value = ({ cells }: MatrixRow) =>
        textOf(
          cells.find((cell) => cell.column === column),
          word,
        );
      return { heading: word(`certificates:column.${column}`), kind: "text", width: 16, value };
    }),
  ];
}

const silent: readonly CellState[] = ["none", "hidden"];
const dated: readonly CellState[] = ["expired", "urgent", "expiring", "valid"];

function textOf(cell: MatrixCell | undefined, word: Word): string | null {
  if (!cell || silent.includes(cell.state)) return null;
  if (!dated.includes(cell.state)) return word(`certificates:state.${cell.state}`);
  const isTold = cell.state === "expired" || cell.state === "urgent";
  return [cell.expiresOn, isTold ? word(`certificates:state.${cell.state}`) : null].filter(Boolean).join(" ");
}
