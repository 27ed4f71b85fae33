import { AppError } from "@ymp/core/errors";
import { sendsBack } from "@ymp/core/people/crew-list";
import type { VesselScope } from "../../context.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { pageWordsIn, printCrewList } from "../../platform/pdf/made-in-thread.ts";
import type { ExportCrewListInput } from "./crew-list.schema.ts";
import { type CrewListAnswer, type CrewListRow, givenOfCrewList, readCrewList } from "./crew-list.service.ts";

type Word = (key: string, params?: Record<string, string | number>) => string;
type Numbered = CrewListRow & { no: number };

/**
 * The crew list in the form of IMO FAL form 5, as a sheet to sign or as a table.
 * @throws AppError invalid while the authorities would send it back, unless it is taken as a draft
 */
export async function exportCrewList(scope: VesselScope, input: ExportCrewListInput): Promise<FileAnswer> {
  const list = await readCrewList(scope, input);
  if (list.rows.length === 0) throw new AppError("not_found", "crew-list:nobody");
  if (!(list.isComplete || input.asDraft)) throw new AppError("invalid", "crew-list:incomplete");
  scope.givenOut.push(...givenOfCrewList(list), { kind: "export", profileIds: list.rows.map(({ id }) => id) });
  const word: Word = (key, params) => scope.services.translate(input.locale, `crew-list:${key}`, params);
  return input.format === "pdf" ? sheetOf(scope, input, list, word) : tableOf(scope, input, list, word);
}

/** The head of the form, in its numbering. */
function headOf({ ship }: CrewListAnswer, input: ExportCrewListInput, word: Word): [label: string, value: string][] {
  const { direction } = input;
  return [
    [word("form.ship"), ship.name],
    [
      word(ship.imo || !ship.officialNumber ? "form.imo" : "form.officialNumber"),
      ship.imo ?? ship.officialNumber ?? "",
    ],
    [word("form.callSign"), ship.callSign ?? ""],
    [word("form.voyage"), input.voyage ?? ""],
    [word(`form.port.${direction}`), input.port],
    [word(`form.date.${direction}`), input.onDay],
    [word("form.flag"), ship.flag ?? ""],
    [word(`form.otherPort.${direction}`), input.otherPort ?? ""],
  ];
}

function columnsIn(word: Word): ExportColumn<Numbered>[] {
  const heading = (name: string) => word(`form.column.${name}`);
  return [
    { heading: heading("no"), kind: "number", width: 6, value: ({ no }) => no },
    { heading: heading("lastName"), kind: "text", value: ({ latinLastName }) => latinLastName },
    { heading: heading("firstName"), kind: "text", value: ({ latinFirstName }) => latinFirstName },
    { heading: heading("rank"), kind: "text", value: ({ rank }) => rank },
    { heading: heading("nationality"), kind: "text", width: 12, value: ({ nationality }) => nationality },
    { heading: heading("birthDate"), kind: "date", value: ({ birthDate }) => birthDate },
    { heading: heading("birthPlace"), kind: "text", value: ({ birthPlace }) => birthPlace },
    { heading: heading("gender"), kind: "text", width: 12, value: ({ gender }) => gender && word(`gender.${gender}`) },
    {
      heading: heading("document"),
      kind: "text",
      value: ({ document }) => document && word(`document.${document.type}`),
    },
    { heading: heading("documentNumber"), kind: "text", value: ({ document }) => document?.number },
    { heading: heading("issuingState"), kind: "text", width: 12, value: ({ document }) => document?.issuingCountry },
    { heading: heading("expiresOn"), kind: "date", value: ({ document }) => document?.expiresOn },
  ];
}

function tableOf(scope: VesselScope, input: ExportCrewListInput, list: CrewListAnswer, word: Word) {
  const rows = list.rows.map((row, place) => ({ ...row, no: place + 1 }));
  const said = [
    ...(list.isComplete ? [] : [word("draft")]),
    word(`direction.${input.direction}`),
    ...headOf(list, input, word).map(([label, value]) => `${label}: ${value || "–"}`),
  ];
  const table = { title: word("form.title"), columns: columnsIn(word), rows };
  return exportedFile(scope, table, { format: input.format, locale: input.locale, filterWords: said.join("; ") });
}

/** Which column shows that something is missing. */
const columnOf = {
  ...{ lastName: "lastName", firstName: "firstName", letters: "lastName", rank: "rank", nationality: "nationality" },
  ...{ birthDate: "birth", birthPlace: "birth", gender: "gender", document: "document", expired: "expiresOn" },
  ...{ documentNumber: "document", issuingState: "issuingState", documentExpiry: "expiresOn", notSignedOn: null },
} as const;
const sheetColumns = [
  ...(["no", "lastName", "firstName", "rank", "nationality", "birth"] as const),
  ...(["gender", "document", "issuingState", "expiresOn"] as const),
] as const;

async function sheetOf(
  scope: VesselScope,
  input: ExportCrewListInput,
  list: CrewListAnswer,
  word: Word,
): Promise<FileAnswer> {
  const { vessel, now } = scope;
  const cellsOf = (row: CrewListRow, place: number): Record<(typeof sheetColumns)[number], string[]> => ({
    no: [String(place + 1)],
    lastName: [row.latinLastName ?? row.lastName],
    firstName: [row.latinFirstName ?? row.firstName],
    rank: [row.rank ?? ""],
    nationality: [row.nationality ?? ""],
    birth: [row.birthDate ?? "", row.birthPlace ?? ""],
    gender: [row.gender ? word(`gender.${row.gender}`) : ""],
    document: [row.document ? word(`document.${row.document.type}`) : "", row.document?.number ?? ""],
    issuingState: [row.document?.issuingCountry ?? ""],
    expiresOn: [row.document?.expiresOn ?? (row.document?.hasNoExpiry ? word("form.noExpiry") : "")],
  });
  const [first] = list.rows;
  const bytes = await printCrewList(scope, {
    locale: input.locale,
    madeAt: now,
    author: vessel.name,
    title: word("form.title"),
    form: word("form.name"),
    draft: list.isComplete ? null : word("draft"),
    directions: (["arrival", "departure"] as const).map((each) => ({
      label: word(`direction.${each}`),
      isTicked: each === input.direction,
    })),
    head: headOf(list, input, word),
    columns: sheetColumns.map((name) => word(`form.column.${name}`)),
    rows: list.rows.map((row, place) => {
      const cells = cellsOf(row, place);
      const faulty = new Set(row.faults.filter(sendsBack).map((fault) => columnOf[fault]));
      return sheetColumns.map((name) => ({
        lines: cells[name].filter((line) => line !== ""),
        isFaulty: faulty.has(name),
      }));
    }),
    missing: word("form.missing"),
    signature: word("form.signature"),
    signer: first ? [`${first.firstName} ${first.lastName}`, first.rank].filter(Boolean).join(", ") : "",
    pageWords: pageWordsIn(scope, input.locale),
  });
  return {
    fileName: safeFileName([vessel.name, word("form.title"), input.port, input.onDay], "pdf"),
    mediaType: "application/pdf",
    base64: Buffer.from(bytes).toString("base64"),
  };
}
