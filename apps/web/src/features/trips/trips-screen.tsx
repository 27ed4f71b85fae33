import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Archive } from "lucide-react";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { tripsAddress } from "./trips.search.ts";
import { tripsList } from "./trips-list.tsx";

const TripFormSheet = lazyPanel("form", async () => (await import("./trip-form-sheet.tsx")).TripFormSheet);
const TripSheet = lazyPanel("record", async () => (await import("./trip-sheet.tsx")).TripSheet);
const opened = [TripSheet, TripFormSheet];

export function TripsScreen() {
  usePreloaded(opened);
  return (
    <ListScreen
      list={tripsList}
      menu={<ArchiveItem />}
      record={({ id, ...open }) => <TripSheet key={id} tripId={id} {...open} />}
      form={(form) => <TripFormSheet {...form} />}
    />
  );
}

function ArchiveItem() {
  const { t } = useTranslation("trips");
  const { search, change } = useListAddress(tripsAddress);
  const isArchive = search.state === "archived";
  return (
    <DropdownMenuItem onSelect={() => change({ ...tripsAddress.noFilters, state: isArchive ? undefined : "archived" })}>
      <Archive />
      {t(isArchive ? "action.backToLive" : "action.showArchive")}
    </DropdownMenuItem>
  );
}
