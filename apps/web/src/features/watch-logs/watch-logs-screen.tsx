import { lazyPanel, usePreloaded } from "../../lib/lazy-part.tsx";
import { ListScreen } from "../../lib/lists/list-screen.tsx";
import { WatchArea } from "../watch-plans/watch-area.tsx";
import { watchLogsList } from "./watch-logs-list.tsx";

const WatchLogSheet = lazyPanel("record", async () => (await import("./watch-log-sheet.tsx")).WatchLogSheet);
const opened = [WatchLogSheet];

export function WatchLogsScreen() {
  usePreloaded(opened);
  return (
    <WatchArea page="logs">
      <ListScreen list={watchLogsList} record={(open) => <WatchLogSheet key={open.id} {...open} />} />
    </WatchArea>
  );
}
