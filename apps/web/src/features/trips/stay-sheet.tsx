import { sheetTexts } from "@ymp/core/guests/stay-sheet";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { useState } from "react";
import { KnownProperties } from "../../lib/known-properties.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Stay, Trip } from "./trips.queries.ts";

const SheetDialog = lazyPanel("form", async () => (await import("./sheet-dialog.tsx")).SheetDialog);

/** What the guest of a stay wishes for, as far as the reader serves by it. */
export function StaySheet({ trip, stay }: { trip: Trip; stay: Stay }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const [isEdited, setEdited] = useState(false);
  const { sheet, name } = stay;
  const mayEdit = trip.can.fields.includes("sheets");
  return (
    <section aria-label={t("sheet.title", { name })} className="hairline-b py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 dir="auto" className="font-semibold text-sm">
          {name}
        </h3>
        {sheet === null ? <Badge tone="draft">{t("sheet.none")}</Badge> : null}
        {sheet?.isDraft ? <Badge tone="draft">{t("sheet.draft")}</Badge> : null}
        {mayEdit ? (
          <Button
            size="sm"
            variant="ghost"
            className="ms-auto"
            aria-label={t("sheet.editOf", { name })}
            onClick={() => setEdited(true)}
          >
            {t("sheet.edit")}
          </Button>
        ) : null}
      </div>
      {sheet ? (
        <KnownProperties
          values={{
            diets: formats.list(sheet.diets.map((diet) => t(`sheet.diet.${diet}`))),
            ...Object.fromEntries(sheetTexts.map((name) => [name, sheet[name]])),
            cabinCelsius: sheet.cabinCelsius !== null && `${formats.quantity(sheet.cabinCelsius)} °C`,
          }}
          labelOf={(field) => t(`sheet.field.${field}`)}
        />
      ) : null}
      {isEdited ? <SheetDialog trip={trip} stay={stay} onClose={() => setEdited(false)} /> : null}
    </section>
  );
}

export function TripSheets({ trip }: { trip: Trip }) {
  const { t } = useTranslation("trips");
  if (trip.stays.length === 0) return <p className="text-muted-foreground text-sm">{t("stays.none")}</p>;
  return trip.stays.map((stay) => <StaySheet key={stay.id} trip={trip} stay={stay} />);
}
