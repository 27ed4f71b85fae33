import { AppError } from "@ymp/core/errors";
import { seesOfGuests } from "@ymp/core/guests/guest-access";
import { faultsOf, isAboardAt, namesOnList } from "@ymp/core/guests/passenger-list";
import type { VesselScope } from "../../context.ts";
import type { ExportColumn, TitleLine } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { listStaysBetween } from "./stays.repository.ts";
import type { PassengerListInput } from "./trips.schema.ts";
import { findFor } from "./trips-reading.service.ts";

type Row = Awaited<ReturnType<typeof listStaysBetween>>[number] & { number: number };
type Word = (key: string) => string;

/**
 * Everybody aboard at the call, of whatever trip, as IMO FAL form 6 asks for them. @throws AppError invalid while the authorities would send it back
 */
export async function passengerList(scope: VesselScope, input: PassengerListInput): Promise<FileAnswer> {
  const { id, onDay, format, locale } = input;
  if (!seesOfGuests(scope.access, "papers")) throw new AppError("forbidden", "refusals:field.papers");
  const trip = await findFor(scope, id);
  if (trip.cancelledAt) throw new AppError("conflict", "trips:refusal.cancelled");
  const word: Word = (key) => scope.services.translate(locale, `trips:${key}`);
  const stays = await listStaysBetween(scope.tx, scope.vesselId, { from: onDay, until: onDay });
  const aboard = stays.filter(({ stay }) => isAboardAt(stay, input));
  const rows = aboard
    .filter(({ guest }, place) => aboard.findIndex((other) => other.guest.id === guest.id) === place)
    .map((row, place) => ({ ...row, number: place + 1 }));
  if (rows.length === 0) throw new AppError("not_found", "trips:passengers.none");
  if (rows.some(({ guest }) => faultsOf(guest, onDay).length > 0))
    throw new AppError("invalid", "trips:passengers.incomplete");
  scope.givenOut.push({ kind: "papers", guestIds: rows.map(({ guest }) => guest.id) });
  const call = [input.port, onDay, word(`passengers.${input.direction}`)];
  const table = { title: word("passengers.title"), named: call, columns: columnsIn(word), rows };
  const head = headOf(scope.vessel, input, word);
  return exportedFile(scope, table, { format, locale, filterWords: trip.reference ?? trip.name, head });
}

/** The head of the form, item by item, and the place for the signature. */
function headOf(vessel: VesselScope["vessel"], input: PassengerListInput, word: Word): TitleLine[] {
  const { direction, port, otherPort, onDay, voyageNumber } = input;
  const line = (name: string, value: string | null) => ({
    label: word(`passengers.head.${name}`),
    value: value || "–",
  });
  return [
    line("direction", word(`passengers.${direction}`)),
    line("ship", vessel.name),
    line(vessel.imo ? "imo" : "officialNumber", vessel.imo ?? vessel.officialNumber),
    line("callSign", vessel.callSign),
    line("voyageNumber", voyageNumber),
    line(`port.${direction}`, port),
    line(`date.${direction}`, onDay),
    line("flag", vessel.flag),
    line(`otherPort.${direction}`, otherPort),
    { label: word("passengers.head.signature"), value: " " },
  ];
}

function columnsIn(word: Word): ExportColumn<Row>[] {
  const heading = (name: string) => word(`passengers.column.${name}`);
  return [
    { heading: heading("number"), kind: "number", value: ({ number }) => number },
    { heading: heading("lastName"), kind: "text", value: ({ guest }) => namesOnList(guest).last },
    { heading: heading("firstName"), kind: "text", value: ({ guest }) => namesOnList(guest).first },
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
