import { AttentionButton, AttentionStrip } from "../features/attention/attention-button.tsx";
import { JobsScreen } from "../features/jobs/jobs-screen.tsx";
import { lazyView } from "../lib/lazy-part.tsx";
import { Waiting } from "./waiting/waiting.tsx";

const WorklistsView = lazyView(async () => (await import("../features/worklists/worklists-view.tsx")).WorklistsView);

/** The jobs with what other features put beside them. */
export function JobsHome() {
  return (
    <JobsScreen
      waiting={Waiting}
      attention={<AttentionStrip />}
      attentionButton={<AttentionButton />}
      lists={<WorklistsView />}
    />
  );
}
