import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useTankFigures } from "./sounding-words.ts";
import type { ListedSounding } from "./soundings.queries.ts";

/** A sounding on a phone. */
export function SoundingCard({ row }: { row: ListedSounding }) {
  const { t } = useTranslation("soundings");
  const formats = useFormats();
  const figures = useTankFigures();
  const { tank, volume, cm, soundedAt, byName, archivedAt } = row;
  const facts = [formats.dateTime(soundedAt), cm && figures.height(cm), byName, archivedAt && t("state.archived")];
  return (
    <div className="flex min-h-16 items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="break-words font-medium text-base">
          {tank}
        </p>
        <p dir="auto" className="line-clamp-2 break-words text-muted-foreground text-sm">
          {facts.filter(Boolean).join(" · ")}
        </p>
      </div>
      <bdi className="flex-none font-medium text-base tabular-nums">{figures.volume(volume)}</bdi>
    </div>
  );
}
