import { seesOfGuests } from "@ymp/core/guests/guest-access";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { listGuests } from "./guests.repository.ts";
import { presentGuest } from "./guests.rules.ts";
import type { ExportGuestsInput } from "./guests.schema.ts";

type Word = (key: string) => string;
type Row = ReturnType<typeof presentGuest>;

/** The list exactly as it is narrowed and sorted, with the columns that the reader may see. */
export async function exportGuests(
  scope: VesselScope,
  { format, locale, ...input }: ExportGuestsInput,
): Promise<FileAnswer> {
  const word: Word = (key) => scope.services.translate(locale, key);
  const { access } = scope;
  const list = { vesselId: scope.vesselId, found: foundBy(access, input.search, "guest") };
  const said = [word(`guests:state.${input.state}`), input.search && `“${input.search}”`];
  const filters = [...said, input.party && word(`guests:party.${input.party}`)];
  const today = shipsDay(scope);
  const presented = everyPage(async (wanted) => {
    const page = await listGuests(scope.tx, list, { ...input, ...wanted });
    if (seesOfGuests(access, "papers"))
      scope.givenOut.push({ kind: "papers", guestIds: page.rows.map(({ id }) => id) });
    return { ...page, rows: page.rows.map((guest) => presentGuest(guest, access, today)) };
  });
  const columns = [
    ...columnsIn(word),
    ...(seesOfGuests(access, "allergies") ? allergyColumns(word) : []),
    ...(seesOfGuests(access, "papers") ? paperColumns(word) : []),
    ...(seesOfGuests(access, "contact") ? contactColumns(word) : []),
  ];
  const table = { title: word("guests:title"), columns, rows: access.seesOnlyShared ? [] : presented };
  return exportedFile(scope, table, {
    format,
    locale,
    filterWords: filters.filter(Boolean).join(word("common:comma")),
  });
}

const headingsOf = (word: Word) => (name: string) => word(`guests:field.${name}`);

function columnsIn(word: Word): ExportColumn<Row>[] {
  const heading = headingsOf(word);
  return [
    { heading: heading("name"), kind: "text", width: 34, value: ({ name }) => name },
    { heading: heading("party"), kind: "text", width: 16, value: ({ party }) => word(`guests:party.${party}`) },
    {
      ...{ heading: heading("swimming"), kind: "text" as const, width: 14 },
      value: ({ water }) => water.swimming && word(`guests:swimming.${water.swimming}`),
    },
    { heading: heading("divingLevel"), kind: "text", width: 18, value: ({ water }) => water.divingLevel },
    { heading: heading("hasJetSkiLicence"), kind: "yesNo", value: ({ water }) => water.hasJetSkiLicence },
  ];
}

function allergyColumns(word: Word): ExportColumn<Row>[] {
  const said = ({ allergies }: Row) =>
    allergies?.map(({ allergen, severity, note }) =>
      [word(`guests:allergen.${allergen}`), word(`guests:severity.${severity}`), note]
        .filter(Boolean)
        .join(word("common:comma")),
    );
  return [
    {
      heading: word("guests:field.allergies"),
      kind: "text",
      width: 40,
      value: (row) => said(row)?.join(word("guests:several")),
    },
  ];
}

function paperColumns(word: Word): ExportColumn<Row>[] {
  const heading = headingsOf(word);
  return [
    { heading: heading("birthDate"), kind: "date", value: ({ papers }) => papers?.birthDate },
    { heading: heading("nationality"), kind: "text", value: ({ papers }) => papers?.nationality },
    { heading: heading("passportNumber"), kind: "text", value: ({ papers }) => papers?.passportNumber },
    { heading: heading("passportCountry"), kind: "text", value: ({ papers }) => papers?.passportCountry },
    { heading: heading("passportExpiresOn"), kind: "date", value: ({ papers }) => papers?.passportExpiresOn },
    { heading: heading("visaNumber"), kind: "text", value: ({ papers }) => papers?.visaNumber },
    { heading: heading("visaExpiresOn"), kind: "date", value: ({ papers }) => papers?.visaExpiresOn },
  ];
}

function contactColumns(word: Word): ExportColumn<Row>[] {
  const heading = headingsOf(word);
  return [
    { heading: heading("phone"), kind: "text", value: ({ contact }) => contact?.phone },
    { heading: heading("email"), kind: "text", value: ({ contact }) => contact?.email },
  ];
}
