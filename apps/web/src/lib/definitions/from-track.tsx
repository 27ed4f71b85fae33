import type { Position } from "@ymp/core/definitions/definition";
import { fixAt } from "@ymp/core/definitions/track";
import { Button } from "@ymp/ui/primitives/button";
import { Route } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "../translation.tsx";
import { useFormats } from "../use-formats.ts";
import { useOwnTrack } from "./own-track.ts";

const nearEnough = 10 * 60_000;

interface FromTrackProps {
  /** When the vessel was there; undefined while nobody has said it. */
  at: string | undefined;
  onPosition: (position: Position) => void;
}

/** Where a track says that the vessel was at that time: proposed, and taken by a press. */
export function FromTrack({ at, onPosition }: FromTrackProps) {
  const { t } = useTranslation("definitions");
  const formats = useFormats();
  const { track, read } = useOwnTrack();
  const input = useRef<HTMLInputElement>(null);
  const [isUnread, setUnread] = useState(false);
  const fix = track && at ? fixAt(track.fixes, Date.parse(at), nearEnough) : null;
  const take = async (file: File | undefined) => {
    if (!file) return;
    setUnread(!(await read(file).catch(() => false)));
  };
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-sm">
      {fix ? (
        <Button variant="outline" onClick={() => onPosition(fix.position)}>
          <Route aria-hidden />
          {t("track.take", { when: formats.dateTime(new Date(fix.at)) })}
        </Button>
      ) : null}
      <Button variant="ghost" className="text-muted-foreground" onClick={() => input.current?.click()}>
        {fix ? null : <Route aria-hidden />}
        {t(track ? "track.another" : "track.read")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".gpx,.nmea,.log,.txt,application/gpx+xml"
        aria-label={t("track.file")}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
      {isUnread ? (
        <span role="status" className="text-status-overdue">
          {t("track.unread")}
        </span>
      ) : null}
      {track && at && !fix ? (
        <span role="status" className="text-muted-foreground">
          {t("track.none", { name: track.name })}
        </span>
      ) : null}
    </div>
  );
}
