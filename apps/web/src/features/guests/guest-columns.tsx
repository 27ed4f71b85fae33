import { seesOfGuests } from "@ymp/core/guests/guest-access";
import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { useAccess } from "../../app/session.ts";
import { ExpiryMark } from "../../lib/expiry-mark.tsx";
import { NamedCell } from "../../lib/lists/named-cell.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { ListedGuest } from "./guests.queries.ts";
import { ListedAllergies } from "./listed-allergies.tsx";

/** A column that is kept from the reader is not there at all. */
export function useGuestColumns(): DataColumn<ListedGuest>[] {
  const { t } = useTranslation("guests");
  const access = useAccess();
  return useMemo(() => {
    const columns: (DataColumn<ListedGuest> | false)[] = [
      {
        id: "name",
        header: t("field.name"),
        width: "minmax(180px,1.2fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: ({ name, archivedAt }) => <NamedCell name={name} mark={archivedAt ? t("state.archived") : undefined} />,
      },
      {
        id: "party",
        header: t("field.party"),
        width: "minmax(110px,0.6fr)",
        sortable: true,
        cell: ({ party }) => t(`party.${party}`),
      },
      { id: "age", header: t("field.age"), width: "72px", cell: ({ age }) => age },
      seesOfGuests(access, "allergies") && {
        id: "allergies",
        header: t("field.allergies"),
        width: "minmax(200px,1.4fr)",
        cell: ({ allergies }) => <ListedAllergies allergies={allergies} />,
      },
      seesOfGuests(access, "papers") && {
        id: "passport",
        header: t("field.passport"),
        width: "minmax(130px,0.7fr)",
        cell: ({ passport }) =>
          passport ? <ExpiryMark state={passport.state}>{t(`paper.${passport.state}`)}</ExpiryMark> : null,
      },
      {
        id: "water",
        header: t("field.swimming"),
        width: "minmax(120px,0.7fr)",
        wideOnly: true,
        cell: ({ water }) => (water.swimming ? t(`swimming.${water.swimming}`) : null),
      },
    ];
    return columns.filter((column) => column !== false);
  }, [t, access]);
}
