import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button } from "@ymp/ui/primitives/button";
import { Camera, CirclePlus, Coins, FileText, KeyRound, LogIn, Pencil, PenLine, UserCog } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
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
  const formats = useFormats();
  const history = usePersonHistory(profileId);
  const entries = history.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <div className="max-w-3xl">
      {history.isSuccess && entries.length === 0 ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("people:history.none")}
        </p>
      ) : null}
      {history.isError ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("people:history.notLoaded")}
        </p>
      ) : null}
      <Timeline
        label={t("people:tab.history")}
        entries={entries.map((entry) => ({
          id: entry.id,
          icon: iconOf(entry),
          sentence: <HistorySentence entry={entry} />,
          meta: formats.list([formats.dateTime(entry.at), entry.actorName]),
        }))}
      />
      {history.hasNextPage ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ms-2.5"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t("people:history.more")}
        </Button>
      ) : null}
    </div>
  );
}
