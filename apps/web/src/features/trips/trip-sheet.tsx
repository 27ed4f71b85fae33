import { isGrave } from "@ymp/core/guests/allergies";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Ban, FileText, Ship, Undo2 } from "lucide-react";
import { useState } from "react";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { OpenRecord } from "../../lib/lists/list-screen.tsx";
import { OpenSheet, ReadSheet } from "../../lib/lists/open-sheet.tsx";
import { ArchiveButtons, EditButton } from "../../lib/record-buttons.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { AllergyLine } from "../guests/allergy-banner.tsx";
import { TripTabs } from "./trip-tabs.tsx";
import { useArchiveTrip, useReinstateTrip } from "./trips.mutations.ts";
import { type Stay, type Trip, useTrip } from "./trips.queries.ts";
import { tripsAddress } from "./trips.search.ts";

const TripFormSheet = lazyPanel("form", async () => (await import("./trip-form-sheet.tsx")).TripFormSheet);
const CancelDialog = lazyPanel("dialog", async () => (await import("./cancel-dialog.tsx")).CancelDialog);
const PassengerDialog = lazyPanel("dialog", async () => (await import("./passenger-dialog.tsx")).PassengerDialog);

/** One trip beside its list. */
export function TripSheet(over: OpenRecord) {
  const { t } = useTranslation("trips");
  return (
    <ReadSheet
      over={over}
      query={useTrip(over.id)}
      list="trips.list"
      icon={<Ship />}
      words={{ loading: t("loading"), absent: { title: t("absent.title"), text: t("absent.text") } }}
    >
      {(trip) => <LoadedSheet over={over} trip={trip} />}
    </ReadSheet>
  );
}

function LoadedSheet({ over, trip }: { over: OpenRecord; trip: Trip }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const [open, setOpen] = useState<"form" | "passengers" | "cancel" | null>(null);
  const { name, reference, startsOn, endsOn, startPort, endPort, notes, archivedAt, cancelledAt, cancelReason } = trip;
  const grave = graveAllergiesOf(trip.stays);
  const reinstate = useReinstateTrip();
  const close = () => setOpen(null);
  return (
    <OpenSheet
      over={over}
      address={tripsAddress}
      number={reference ?? ""}
      title={name}
      facts={
        archivedAt || cancelledAt || trip.crowd || grave.length > 0 ? (
          <>
            {archivedAt ? <Badge tone="draft">{t("state.archived")}</Badge> : null}
            {cancelledAt ? <Badge tone="overdue">{t("cancelled")}</Badge> : null}
            {cancelReason ? (
              <p dir="auto" className="basis-full text-sm">
                {cancelReason}
              </p>
            ) : null}
            {trip.crowd ? <Crowd crowd={trip.crowd} /> : null}
            <GraveAllergies grave={grave} />
          </>
        ) : null
      }
      rail={
        <KnownProperties
          values={{
            startsOn: formats.list([formats.date(startsOn), startPort]),
            endsOn: formats.list([formats.date(endsOn), endPort]),
            guests: formats.quantity(trip.stays.length),
          }}
          labelOf={(field) => t(`field.${field}`)}
        />
      }
      actions={
        <>
          {trip.can.edit ? <EditButton words="trips" onPress={() => setOpen("form")} /> : null}
          {trip.can.listPassengers ? (
            <Button size="lg" onClick={() => setOpen("passengers")}>
              <FileText />
              {t("passengers.title")}
            </Button>
          ) : null}
          {trip.can.cancel ? (
            <Button size="lg" onClick={() => setOpen("cancel")}>
              <Ban />
              {t("action.cancel")}
            </Button>
          ) : null}
          {trip.can.reinstate ? (
            <Button
              size="lg"
              busy={reinstate.isPending}
              onClick={() => reinstate.mutate({ id: trip.id, version: trip.version })}
            >
              <Undo2 />
              {t("action.reinstate")}
            </Button>
          ) : null}
          <ArchiveButtons record={trip} archiving={useArchiveTrip()} />
        </>
      }
    >
      {notes ? (
        <p dir="auto" className="mb-4 max-w-[64ch] whitespace-pre-line leading-normal">
          {notes}
        </p>
      ) : null}
      <TripTabs trip={trip} />
      {open === "form" ? <TripFormSheet trip={trip} onClose={close} onSaved={close} /> : null}
      {open === "cancel" ? <CancelDialog trip={trip} onClose={close} /> : null}
      {open === "passengers" ? <PassengerDialog trip={trip} onClose={close} /> : null}
    </OpenSheet>
  );
}

/** More guests than the vessel may carry, all trips of the day together. */
function Crowd({ crowd: { onDay, guests, most } }: { crowd: NonNullable<Trip["crowd"]> }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  return (
    <p className="flex basis-full items-center gap-1.5 text-sm text-status-overdue">
      <WarningIcon className="flex-none" />
      {t("crowd", { day: formats.date(onDay), guests: formats.quantity(guests), most: formats.quantity(most) })}
    </p>
  );
}

const graveAllergiesOf = (stays: readonly Stay[]) =>
  stays.flatMap(({ guestId, name, allergies }) =>
    (allergies ?? []).filter(isGrave).map((allergy) => ({ guestId, name, allergy })),
  );

/** Whoever may be in danger of their life stands above everything that is planned. */
function GraveAllergies({ grave }: { grave: ReturnType<typeof graveAllergiesOf> }) {
  const { t } = useTranslation("trips");
  if (grave.length === 0) return null;
  return (
    <ul aria-label={t("graveAllergies")} className="flex basis-full flex-col gap-2">
      {grave.map(({ guestId, name, allergy }) => (
        <AllergyLine key={`${guestId} ${allergy.allergen} ${allergy.note}`} allergy={allergy} of={name} />
      ))}
    </ul>
  );
}
