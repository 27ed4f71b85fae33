import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { NamedCell } from "../../lib/lists/named-cell.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ListedTrip } from "./trips.queries.ts";

export function useTripColumns(): DataColumn<ListedTrip>[] {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("field.name"),
        width: "minmax(200px,1.4fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: ({ name, archivedAt, cancelledAt }) => (
          <NamedCell name={name} mark={archivedAt ? t("state.archived") : cancelledAt ? t("cancelled") : undefined} />
        ),
      },
      {
        id: "startsOn",
        header: t("field.startsOn"),
        width: "120px",
        sortable: true,
        cell: ({ startsOn }) => formats.date(startsOn),
      },
      { id: "endsOn", header: t("field.endsOn"), width: "120px", cell: ({ endsOn }) => formats.date(endsOn) },
      { id: "guests", header: t("field.guests"), width: "80px", cell: ({ guestCount }) => guestCount },
      {
        id: "ports",
        header: t("field.startPort"),
        width: "minmax(160px,1fr)",
        wideOnly: true,
        cell: ({ startPort, endPort }) => [startPort, endPort].filter(Boolean).join(" – "),
      },
      { id: "reference", header: t("field.reference"), width: "120px", cell: ({ reference }) => reference },
    ],
    [t, formats],
  );
}
