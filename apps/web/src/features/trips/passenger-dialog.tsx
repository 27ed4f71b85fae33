import type { CalendarDate } from "@ymp/core/calendar-date";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { usePassengerList } from "./trips.mutations.ts";
import type { Trip } from "./trips.queries.ts";

const directions = ["arrival", "departure"] as const;
const formats = ["pdf", "xlsx"] as const;

/** The list of passengers for the authorities, of one port and day. */
export function PassengerDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { t } = useTranslation("trips");
  const words = useFormats();
  const { mutate, isPending, error } = usePassengerList();
  const [direction, setDirection] = useState<(typeof directions)[number]>("arrival");
  const [format, setFormat] = useState<(typeof formats)[number]>("pdf");
  const [onDay, setDay] = useState<CalendarDate>(trip.endsOn);
  const [port, setPort] = useState(trip.endPort ?? "");
  const [otherPort, setOtherPort] = useState(trip.startPort ?? "");
  const [voyageNumber, setVoyageNumber] = useState("");
  /** On departure she begins the trip, on arrival she ends it. */
  const turn = (next: (typeof directions)[number]) => {
    const [here, there] = next === "arrival" ? [trip.endPort, trip.startPort] : [trip.startPort, trip.endPort];
    setDirection(next);
    setDay(next === "arrival" ? trip.endsOn : trip.startsOn);
    setPort(here ?? "");
    setOtherPort(there ?? "");
  };
  const wrong = trip.stays.filter(({ faults }) => faults?.length);
  return (
    <FormDialog
      title={t("passengers.title")}
      submit={t("passengers.save")}
      busy={isPending}
      disabled={port.trim() === ""}
      error={error}
      saysFaults
      onSubmit={() =>
        mutate({ id: trip.id, direction, onDay, port, otherPort, voyageNumber, format }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      {wrong.length > 0 ? (
        <ul className="flex flex-col gap-1 text-sm text-status-due-soon">
          {wrong.map(({ id, name, faults }) => (
            <li key={id} dir="auto">
              {name}: {words.list((faults ?? []).map((fault) => t(`fault.${fault}`)))}
            </li>
          ))}
        </ul>
      ) : null}
      <Field label={t("passengers.direction")}>
        <Select
          options={directions.map((value) => ({ value, label: t(`passengers.${value}`) }))}
          value={direction}
          onValueChange={turn}
        />
      </Field>
      <Field label={t("passengers.port")} required>
        <Input value={port} onChange={(event) => setPort(event.target.value)} maxLength={120} autoComplete="off" />
      </Field>
      <Field label={t(`passengers.otherPort.${direction}`)}>
        <Input
          value={otherPort}
          onChange={(event) => setOtherPort(event.target.value)}
          maxLength={120}
          autoComplete="off"
        />
      </Field>
      <Field label={t("passengers.voyageNumber")}>
        <Input
          value={voyageNumber}
          onChange={(event) => setVoyageNumber(event.target.value)}
          maxLength={60}
          autoComplete="off"
        />
      </Field>
      <Field label={t("passengers.day")} required>
        <DateField today={trip.startsOn} value={onDay} onValueChange={(day) => day && setDay(day)} />
      </Field>
      <Field label={t("passengers.format")}>
        <Select
          options={formats.map((value) => ({ value, label: value.toUpperCase() }))}
          value={format}
          onValueChange={setFormat}
        />
      </Field>
    </FormDialog>
  );
}
