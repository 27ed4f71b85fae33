import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ArchiveItem } from "../../lib/lists/archive-item.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { soundingsAddress } from "./soundings.search.ts";
import { soundingsList } from "./soundings-list.tsx";
import { TankStrip } from "./tank-strip.tsx";

const SoundingFormSheet = lazyPanel("form", async () => (await import("./sounding-form-sheet.tsx")).SoundingFormSheet);
const SoundingSheet = lazyPanel("record", async () => (await import("./sounding-sheet.tsx")).SoundingSheet);
const opened = [SoundingSheet, SoundingFormSheet];

export function SoundingsScreen() {
  usePreloaded(opened);
  const { search, change } = useListAddress(soundingsAddress);
  return (
    <ListScreen
      list={soundingsList}
      menu={<ArchiveItem address={soundingsAddress} words="soundings" />}
      stats={<TankStrip />}
      record={(open) => <SoundingSheet key={open.id} {...open} />}
      form={() => (
        <SoundingFormSheet
          key={search.of}
          tankId={search.of}
          onClose={() => change({ new: undefined, of: undefined })}
        />
      )}
    />
  );
}
