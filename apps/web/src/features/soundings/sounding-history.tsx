import { HistoryLines, HistoryOf } from "../../lib/history-of.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { type SoundingChange, useSoundingHistory } from "./soundings.queries.ts";

const verbs = ["created", "updated", "archived", "restored"] as const;
const told = ["tank", "soundedAt", "cm", "volume", "temperature", "notes"] as const;

/** Who entered the record and changed what, newest first. */
export function SoundingHistory({ soundingId }: { soundingId: string }) {
  const { t } = useTranslation("soundings");
  const linesOf = useChangeLines();
  return (
    <HistoryOf
      label={t("tabs.history")}
      query={useSoundingHistory(soundingId)}
      sentence={(row) => <HistoryLines lines={linesOf(row)} />}
      system={t("history.system")}
      more={t("history.more")}
    />
  );
}

function useChangeLines(): (change: SoundingChange) => string[] {
  const { t } = useTranslation("soundings");
  const formats = useFormats();
  const textOf = (field: string, value: unknown) => {
    if (value === null || value === undefined) return t("history.nothing");
    return field === "soundedAt" ? formats.dateTime(new Date(String(value))) : String(value);
  };
  return ({ verb, diff }) => {
    const lines = told.flatMap((field) => {
      const change = diff[field];
      if (!change) return [];
      const [old, now] = [textOf(field, change.old), textOf(field, change.new)];
      return [t("history.field", { field: t(`field.${field === "tank" ? "tankId" : field}`), old, new: now })];
    });
    const known = verbs.find((one) => one === verb) ?? "updated";
    return known === "updated" && lines.length > 0 ? lines : [t(`history.${known}`)];
  };
}
