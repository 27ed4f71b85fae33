import { AppError } from "@ymp/core/errors";
import { seesOfGuests } from "@ymp/core/guests/guest-access";
import { faultsOf } from "@ymp/core/guests/passenger-list";
import { latinName } from "@ymp/core/people/latin-name";
import type { VesselScope } from "../../context.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { type ExportedFile, exportedFile } from "../../platform/exports/exported-file.ts";
import { listStays } from "./stays.repository.ts";
import type { PassengerListInput } from "./trips.schema.ts";
import { findFor } from "./trips-reading.service.ts";

type Row = Awaited<ReturnType<typeof listStays>>[number] & { number: number };
type Word = (key: string) => string;

/**
 * Everybody aboard on the day, as IMO FAL form 6 asks for them. @throws AppError invalid while the authorities would send it back
 */
export async function passengerList(scope: VesselScope, input: PassengerListInput): Promise<ExportedFile> {
  const { id, direction, onDay, port, format, locale } = input;
  if (!seesOfGuests(scope.access, "papers")) throw new AppError("forbidden", "refusals:field.papers");
  const trip = await findFor(scope, id);
  const word: Word = (key) => scope.services.translate(locale, `trips:${key}`);
  const stays = await listStays(scope.tx, scope.vesselId, trip.id);
  const rows = stays
    .filter(({ stay }) => stay.embarksOn <= onDay && onDay <= stay.disembarksOn)
    .map((row, place) => ({ ...row, number: place + 1 }));
  if (rows.length === 0) throw new AppError("not_found", "trips:passengers.none");
  if (rows.some(({ guest }) => faultsOf(guest, onDay).length > 0))
    throw new AppError("invalid", "trips:passengers.incomplete");
  const head = [word(`passengers.${direction}`), port, onDay, trip.reference ?? trip.name];
  const table = { title: word("passengers.title"), columns: columnsIn(word), rows };
  return exportedFile(scope, table, { format, locale, filterWords: head.join(", ") });
}

function columnsIn(word: Word): ExportColumn<Row>[] {
  const heading = (name: string) => word(`passengers.column.${name}`);
  return [
    { heading: heading("number"), kind: "number", value: ({ number }) => number },
    { heading: heading("lastName"), kind: "text", value: ({ guest }) => latinName(guest.lastName) },
    { heading: heading("firstName"), kind: "text", value: ({ guest }) => latinName(guest.firstName) },
    { heading: heading("nationality"), kind: "text", value: ({ guest }) => guest.nationality },
    { heading: heading("birthDate"), kind: "date", value: ({ guest }) => guest.birthDate },
    { heading: heading("birthPlace"), kind: "text", value: ({ guest }) => guest.birthPlace },
    { heading: heading("gender"), kind: "text", value: ({ guest }) => guest.gender && word(`gender.${guest.gender}`) },
    { heading: heading("document"), kind: "text", value: () => word("passengers.passport") },
    { heading: heading("documentNumber"), kind: "text", value: ({ guest }) => guest.passportNumber },
    { heading: heading("issuedBy"), kind: "text", value: ({ guest }) => guest.passportCountry },
    { heading: heading("expiresOn"), kind: "date", value: ({ guest }) => guest.passportExpiresOn },
    { heading: heading("embarkPort"), kind: "text", value: ({ stay }) => stay.embarkPort },
    { heading: heading("visaNumber"), kind: "text", value: ({ guest }) => guest.visaNumber },
    { heading: heading("disembarkPort"), kind: "text", value: ({ stay }) => stay.disembarkPort },
    { heading: heading("isTransit"), kind: "yesNo", value: ({ stay }) => stay.isTransit },
  ];
}
