import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ArchiveItem } from "../../lib/lists/archive-item.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { WatchArea } from "./watch-area.tsx";
import { watchPlansAddress } from "./watch-plans.search.ts";
import { watchPlansList } from "./watch-plans-list.tsx";

const WatchPlanFormSheet = lazyPanel(
  "form",
  async () => (await import("./watch-plan-form-sheet.tsx")).WatchPlanFormSheet,
);
const opened = [WatchPlanFormSheet];

export function WatchPlansScreen() {
  usePreloaded(opened);
  return (
    <WatchArea page="plans">
      <ListScreen
        list={watchPlansList}
        menu={<ArchiveItem address={watchPlansAddress} words="watch-plans" />}
        form={(form) => <WatchPlanFormSheet {...form} />}
      />
    </WatchArea>
  );
}
