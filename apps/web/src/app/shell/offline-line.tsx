import { OfflineStrip } from "@ymp/ui/patterns/offline-queue";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useServices, useStore } from "../services-context.tsx";
import { useUnsent } from "../unsent.ts";
import { usePanels } from "./panels.tsx";
import { useSyncState } from "./sync-word.tsx";

/** On a phone, which has no header to say it: that there is no link, or that something waits. */
export function OfflineLine() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { offlineSince } = useStore(useServices().link);
  const { count } = useUnsent();
  const { show } = usePanels();
  const { word } = useSyncState();
  const isInDanger = word === "onlyInWindow";
  if (!offlineSince && !isInDanger && word !== "refused" && word !== "queued") return null;
  return (
    <div className="flex flex-none flex-col pt-3 md:hidden">
      <OfflineStrip
        word={t(`offline:${isInDanger ? "sync.onlyInWindow" : offlineSince ? "sync.offline" : "waiting"}`)}
        since={offlineSince && !isInDanger ? t("offline:since", { time: formats.time(offlineSince) }) : ""}
        queued={count > 0 ? t("offline:sync.queued", { count }) : ""}
        onOpen={() => show("queue")}
      />
    </div>
  );
}
