import { Camera, CirclePlus, Coins, FileText, KeyRound, LogIn, Pencil, PenLine, UserCog } from "lucide-react";
import type { ReactNode } from "react";
import { HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { HistorySentence } from "./history-sentence.tsx";
import { type PersonChange, usePersonHistory } from "./people.queries.ts";

const icons: Record<string, ReactNode> = {
  created: <CirclePlus />,
  updated: <Pencil />,
  photo_set: <Camera />,
  photo_removed: <Camera />,
  signature_drawn: <PenLine />,
  signature_removed: <PenLine />,
  signature_decided: <PenLine />,
  pin_set: <KeyRound />,
  drawing_set: <PenLine />,
  petty_cash: <Coins />,
};

function iconOf({ recordKind, verb }: PersonChange): ReactNode {
  if (recordKind === "crew_document") return <FileText />;
  return icons[verb] ?? (verb.includes("board") || verb.includes("ashore") ? <LogIn /> : <UserCog />);
}

/** Everything that was changed about a person, the latest first. */
export function HistoryTab({ profileId }: { profileId: string }) {
  const { t } = useTranslation();
  return (
    <div className="max-w-3xl">
      <HistoryOf
        label={t("people:tab.history")}
        query={usePersonHistory(profileId)}
        icon={iconOf}
        sentence={(entry) => <HistorySentence entry={entry} />}
        none={t("people:history.none")}
        more={t("people:history.more")}
      />
    </div>
  );
}
