import { PathLink } from "../../app/path-link.tsx";
import { EditedRows } from "../../lib/edited-rows.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { ListedAllergies } from "../guests/listed-allergies.tsx";
import { useRemoveStay } from "./trips.mutations.ts";
import type { Stay, Trip } from "./trips.queries.ts";

const StayDialog = lazyPanel("dialog", async () => (await import("./stay-dialog.tsx")).StayDialog);

/** Who is on the trip: cabin, coming and going, and what may hurt them. */
export function TripStays({ trip }: { trip: Trip }) {
  const { t } = useTranslation("trips");
  const remove = useRemoveStay();
  return (
    <EditedRows
      title={t("stays.title")}
      rows={trip.stays}
      none={t("stays.none")}
      add={trip.can.fields.includes("stays") ? t("stays.add") : undefined}
      row={(stay) => <StayFacts stay={stay} />}
      nameOf={({ name }) => name}
      edit={(name) => t("stays.edit", { name })}
      isRemoving={remove.isPending}
      onRemove={({ id, version }) => remove.mutate({ id, version })}
      form={(stay, close) => <StayDialog trip={trip} stay={stay} onClose={close} />}
    />
  );
}

function StayFacts({ stay }: { stay: Stay }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const { guestId, name, age, cabin, embarksOn, disembarksOn, arrivesBy, departsBy, allergies, faults, sheet } = stay;
  const diets = sheet?.diets.map((diet) => t(`sheet.diet.${diet}`)) ?? [];
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2">
        <PathLink href={`/app/guests?guest=${guestId}`} className="font-medium hover:underline">
          <bdi>{name}</bdi>
        </PathLink>
        <span className="text-muted-foreground">
          {formats.list([
            cabin,
            age !== null && t("age", { age }),
            t("span", { from: formats.date(embarksOn), to: formats.date(disembarksOn) }),
          ])}
        </span>
      </p>
      <ListedAllergies allergies={allergies} />
      <p dir="auto" className="text-muted-foreground text-xs">
        {formats.list([
          ...diets,
          arrivesBy && t("stays.by.arrives", { by: arrivesBy }),
          departsBy && t("stays.by.departs", { by: departsBy }),
        ])}
      </p>
      {stay.schengen?.over ? (
        <p className="text-status-overdue text-xs">
          {t("stays.schengenOver", { day: formats.date(stay.schengen.over) })}
        </p>
      ) : stay.schengen ? (
        <p className="text-muted-foreground text-xs">
          {t("stays.schengen", { days: formats.count(stay.schengen.used) })}
        </p>
      ) : null}
      {faults?.length ? (
        <p className="text-status-due-soon text-xs">
          {t("stays.faults", { faults: formats.list(faults.map((fault) => t(`fault.${fault}`))) })}
        </p>
      ) : null}
    </div>
  );
}
