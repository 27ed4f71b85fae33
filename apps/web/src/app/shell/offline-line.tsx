import { OfflineStrip } from "@ymp/ui/patterns/offline-queue";
import { useTranslation } from "../../lib/translation.tsx";
import { useMomentWords } from "../../lib/use-moment.ts";
import { useServices, useStore } from "../services-context.tsx";
import { usePanels } from "./panels.tsx";
import { useSyncWord } from "./sync-word.tsx";

/** On a phone, which has no header to say it: that there is no link, or that not everything is saved. */
export function OfflineLine() {
  const { t } = useTranslation();
  const moment = useMomentWords();
  const { offlineSince } = useStore(useServices().link);
  const { show } = usePanels();
  const { Icon, words, needsLook, isOffline } = useSyncWord();
  return (
    <div className="contents md:hidden">
      <span role="status" className="sr-only">
        {words}
      </span>
      {needsLook ? (
        <div className="flex flex-none flex-col pt-3">
          <OfflineStrip
            icon={<Icon />}
            word={words}
            since={offlineSince && isOffline ? t("offline:since", { time: moment(offlineSince) }) : ""}
            onOpen={() => show("queue")}
          />
        </div>
      ) : null}
    </div>
  );
}
