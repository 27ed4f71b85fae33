import { isGrave } from "@ymp/core/guests/allergies";
import { RecordSheet } from "@ymp/ui/patterns/record-sheet";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { Archive, ArchiveRestore, FileText, Pencil, Ship } from "lucide-react";
import { useState } from "react";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import type { OpenRecord } from "../../lib/lists/list-screen.tsx";
import { positionIn } from "../../lib/lists/position-in.ts";
import { PendingSheet } from "../../lib/pending-sheet.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { AllergyLine } from "../guests/allergy-banner.tsx";
import { TripTabs } from "./trip-tabs.tsx";
import { useArchiveTrip } from "./trips.mutations.ts";
import { type Stay, type Trip, useTrip } from "./trips.queries.ts";

const TripFormSheet = lazyPanel("form", async () => (await import("./trip-form-sheet.tsx")).TripFormSheet);
const PassengerDialog = lazyPanel("dialog", async () => (await import("./passenger-dialog.tsx")).PassengerDialog);

export interface TripSheetProps extends Omit<OpenRecord, "id"> {
  tripId: string;
}

/** One trip beside its list. */
export function TripSheet(props: TripSheetProps) {
  const { t } = useTranslation("trips");
  const query = useTrip(props.tripId);
  if (query.data) return <LoadedSheet {...props} trip={query.data} />;
  return (
    <PendingSheet
      query={query}
      listed={{ id: props.tripId, list: "trips.list" }}
      icon={<Ship />}
      words={{ loading: t("loading"), absent: { title: t("absent.title"), text: t("absent.text") } }}
      onClose={props.onClose}
    />
  );
}

function LoadedSheet({ trip, neighbours, onOpen, onClose }: TripSheetProps & { trip: Trip }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const [open, setOpen] = useState<"form" | "passengers" | null>(null);
  const { id, name, reference, startsOn, endsOn, startPort, endPort, notes, archivedAt } = trip;
  const close = () => setOpen(null);
  return (
    <RecordSheet
      open
      onClose={onClose}
      number={reference ?? ""}
      title={name}
      url={new URL(`/app/trips?trip=${id}`, window.location.origin).href}
      position={positionIn(neighbours, id, onOpen)}
      facts={archivedAt ? <Badge tone="draft">{t("state.archived")}</Badge> : null}
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
      actions={<Actions trip={trip} onEdit={() => setOpen("form")} onList={() => setOpen("passengers")} />}
    >
      <GraveAllergies stays={trip.stays} />
      {notes ? (
        <p dir="auto" className="mb-4 max-w-[64ch] whitespace-pre-line leading-normal">
          {notes}
        </p>
      ) : null}
      <TripTabs trip={trip} />
      {open === "form" ? <TripFormSheet trip={trip} onClose={close} onSaved={close} /> : null}
      {open === "passengers" ? <PassengerDialog trip={trip} onClose={close} /> : null}
    </RecordSheet>
  );
}

/** Whoever may be in danger of their life stands above everything that is planned. */
function GraveAllergies({ stays }: { stays: readonly Stay[] }) {
  const { t } = useTranslation("trips");
  const grave = stays.flatMap(({ guestId, name, allergies }) =>
    (allergies ?? []).filter(isGrave).map((allergy) => ({ guestId, name, allergy })),
  );
  if (grave.length === 0) return null;
  return (
    <ul aria-label={t("graveAllergies")} className="mb-4 flex flex-col gap-2">
      {grave.map(({ guestId, name, allergy }) => (
        <AllergyLine key={`${guestId} ${allergy.allergen} ${allergy.note}`} allergy={allergy} of={name} />
      ))}
    </ul>
  );
}

function Actions({ trip, onEdit, onList }: { trip: Trip; onEdit: () => void; onList: () => void }) {
  const { t } = useTranslation("trips");
  const { archive, restore } = useArchiveTrip();
  const { id, version, can } = trip;
  return (
    <>
      {can.edit ? (
        <Button variant="primary" size="lg" onClick={onEdit}>
          <Pencil />
          {t("action.edit")}
        </Button>
      ) : null}
      {can.listPassengers ? (
        <Button size="lg" onClick={onList}>
          <FileText />
          {t("passengers.title")}
        </Button>
      ) : null}
      {can.archive ? (
        <Button size="lg" busy={archive.isPending} onClick={() => archive.mutate({ id, version })}>
          <Archive />
          {t("action.archive")}
        </Button>
      ) : null}
      {can.restore ? (
        <Button size="lg" busy={restore.isPending} onClick={() => restore.mutate({ id, version })}>
          <ArchiveRestore />
          {t("action.restore")}
        </Button>
      ) : null}
    </>
  );
}
