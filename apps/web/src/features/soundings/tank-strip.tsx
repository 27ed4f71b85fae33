import { cn } from "@ymp/ui/lib/cn";
import { TriangleAlert } from "lucide-react";
import { useCan } from "../../app/session.ts";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useTankFigures } from "./sounding-words.ts";
import { type SoundedTank, useSoundingsSummary } from "./soundings.queries.ts";
import { soundingsAddress } from "./soundings.search.ts";

/** What is in each tank by its last sounding, and by the oil record book. A press writes the next sounding of it. */
export function TankStrip() {
  const { t } = useTranslation("soundings");
  const { change } = useListAddress(soundingsAddress);
  const mayEdit = useCan("logbook:edit");
  const { data } = useSoundingsSummary();
  if (!data || data.tanks.length === 0) return null;
  return (
    <ul
      aria-label={t("tanks.label")}
      className="mx-6 mb-3 flex flex-none gap-3 overflow-x-auto pb-1 [scrollbar-width:thin] max-md:mx-4"
    >
      {data.tanks.map((tank) => (
        <li key={tank.id} className="flex-none">
          <button
            type="button"
            disabled={!mayEdit}
            aria-label={t("tanks.sound", { name: tank.name })}
            className="surface flex h-full w-56 flex-col gap-1 px-4 py-3 text-start text-sm enabled:hover:bg-muted"
            onClick={() => change({ new: true, of: tank.id })}
          >
            <TankFigures tank={tank} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function TankFigures({ tank }: { tank: SoundedTank }) {
  const { t } = useTranslation("soundings");
  const formats = useFormats();
  const figures = useTankFigures();
  const { name, sounded, retained, balance, capacity } = tank;
  return (
    <>
      <bdi className="line-clamp-1 font-medium">{name}</bdi>
      <span className="flex items-baseline gap-2">
        <bdi className="font-semibold text-xl tabular-nums">{sounded ? figures.volume(sounded.volume) : "–"}</bdi>
        {capacity === null ? null : (
          <bdi className="text-muted-foreground tabular-nums">
            {t("tanks.of", { capacity: figures.volume(capacity) })}
          </bdi>
        )}
      </span>
      <span className="text-muted-foreground">
        {sounded ? formats.dateTime(sounded.soundedAt) : t("tanks.notSounded")}
      </span>
      {retained === null ? null : (
        <span
          className={cn("flex items-center gap-1.5", balance?.isApart ? "text-status-due" : "text-muted-foreground")}
        >
          {balance?.isApart ? <TriangleAlert aria-hidden className="size-3.5 flex-none" /> : null}
          <span>{t("tanks.book", { amount: figures.volume(retained), balance: figures.balance(balance) ?? "" })}</span>
        </span>
      )}
    </>
  );
}
