import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Archive } from "lucide-react";
import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
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
      menu={<ArchiveItem />}
      record={({ id, ...open }) => <GuestSheet key={id} guestId={id} {...open} />}
      form={(form) => <GuestFormSheet {...form} />}
    />
  );
}

function ArchiveItem() {
  const { t } = useTranslation("guests");
  const { search, change } = useListAddress(guestsAddress);
  const isArchive = search.state === "archived";
  return (
    <DropdownMenuItem
      onSelect={() => change({ ...guestsAddress.noFilters, state: isArchive ? undefined : "archived" })}
    >
      <Archive />
      {t(isArchive ? "action.backToLive" : "action.showArchive")}
    </DropdownMenuItem>
  );
}
