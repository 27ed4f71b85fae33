import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ArchiveItem } from "../../lib/lists/archive-item.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
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
      menu={<ArchiveItem address={tripsAddress} words="trips" />}
      record={(open) => <TripSheet key={open.id} {...open} />}
      form={(form) => <TripFormSheet {...form} />}
    />
  );
}
