import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ArchiveItem } from "../../lib/lists/archive-item.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { guestsAddress } from "./guests.search.ts";
import { guestsList } from "./guests-list.tsx";

const GuestFormSheet = lazyPanel("form", async () => (await import("./guest-form-sheet.tsx")).GuestFormSheet);
const GuestSheet = lazyPanel("record", async () => (await import("./guest-sheet.tsx")).GuestSheet);
const opened = [GuestSheet, GuestFormSheet];

export function GuestsScreen() {
  usePreloaded(opened);
  return (
    <ListScreen
      list={guestsList}
      menu={<ArchiveItem address={guestsAddress} words="guests" />}
      record={(open) => <GuestSheet key={open.id} {...open} />}
      form={(form) => <GuestFormSheet {...form} />}
    />
  );
}
