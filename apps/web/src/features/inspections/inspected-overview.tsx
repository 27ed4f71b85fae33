import { StatStrip } from "@ymp/ui/patterns/stat-strip";
import { AlertOctagon, CircleCheck } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { InspectedGroups } from "./inspected-groups.tsx";
import { useNumberedBook } from "./inspection-words.ts";
import type { Inspected } from "./inspections.queries.ts";
import type { InspectSearch } from "./inspections.search.ts";

interface OverviewProps {
  inspected: Inspected;
  open: (to: InspectSearch) => void;
}

/** Whose ship, who looks, what is wrong in the order an officer asks, then everything that can be read. */
export function InspectedOverview({ inspected, open }: OverviewProps) {
  return (
    <div className="mx-auto w-full max-w-3xl px-6 pt-5 pb-8 max-md:px-4">
      <Particulars inspected={inspected} />
      <Figures inspected={inspected} />
      <WrongThings inspected={inspected} open={open} />
      <InspectedGroups inspected={inspected} open={open} />
    </div>
  );
}

function Particulars({ inspected: { particulars, inspection } }: Pick<OverviewProps, "inspected">) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const { name, callSign, imo, mmsi, officialNumber, grossTonnage, portOfRegistry, flag } = particulars;
  const facts = [
    callSign,
    imo && `IMO ${imo}`,
    mmsi && `MMSI ${mmsi}`,
    officialNumber,
    grossTonnage && `${grossTonnage} GT`,
    portOfRegistry,
    flag,
  ];
  const { officer, authority, port, startedAt, masterName } = inspection;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="break-words font-semibold text-2xl tracking-[-0.02em]">
          <bdi>{name}</bdi>
        </h1>
        <p className="text-muted-foreground text-sm tabular-nums">
          <bdi>{formats.list(facts)}</bdi>
        </p>
      </div>
      <div className="min-w-0 text-sm sm:text-end">
        <p dir="auto" className="break-words font-medium">
          {formats.list([officer, authority, port])}
        </p>
        <p dir="auto" className="text-muted-foreground tabular-nums">
          {t("openedBy", { name: masterName, time: formats.time(startedAt) })}
        </p>
      </div>
    </div>
  );
}

function Figures({ inspected: { books, crew, rest, wrong } }: Pick<OverviewProps, "inspected">) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const broken = books.filter(({ isIntact }) => !isIntact).length;
  const expired = wrong.find(({ what }) => what === "paperExpired")?.count ?? 0;
  return (
    <StatStrip
      className="mx-0 mt-4 max-md:mx-0 max-md:grid max-md:grid-cols-2"
      label={t("bar.reading")}
      stats={[
        {
          id: "books",
          label: t("figure.books"),
          figure: formats.count(books.length),
          ...(books.length > 0
            ? { trend: broken > 0 ? t("figure.broken", { count: broken }) : t("figure.intact") }
            : {}),
        },
        { id: "crew", label: t("figure.crew"), figure: formats.count(crew.aboard) },
        {
          id: "papers",
          label: t("figure.papers"),
          figure: formats.count(crew.papers),
          ...(expired > 0 ? { trend: t("figure.paperExpired", { count: expired }) } : {}),
        },
        {
          id: "rest",
          label: t("figure.rest"),
          figure: formats.count(rest.months),
          trend: t("figure.restSigned"),
        },
      ]}
    />
  );
}

/** In words, each leading to where it stands; nothing is hidden. */
function WrongThings({ inspected: { wrong, books }, open }: OverviewProps) {
  const { t } = useTranslation("inspections");
  const name = useNumberedBook();
  const grave = new Set<string>(["broken", "lost", "paperExpired", "missing"]);
  return (
    <section aria-label={t("wrong.title")} className="mt-5">
      <h2 dir="auto" className="mb-1.5 font-semibold text-sm">
        {t("wrong.title")}
      </h2>
      <ul className="surface">
        {wrong.length === 0 ? (
          <li className="flex items-center gap-2.5 px-4 py-3 text-sm">
            <CircleCheck aria-hidden className="size-5 flex-none text-status-done" />
            <span dir="auto">{t("wrong.none")}</span>
          </li>
        ) : null}
        {wrong.map(({ what, count, bookId }) => {
          const book = books.find(({ id }) => id === bookId);
          return (
            <li key={`${what} ${bookId}`} className="hairline-b last:border-b-0">
              <button
                type="button"
                className="flex min-h-touch w-full items-center gap-2.5 px-4 py-2.5 text-start text-sm hover:bg-accent"
                onClick={() => open(book ? { book: book.id } : { view: "crew" })}
              >
                <AlertOctagon
                  aria-hidden
                  className={
                    grave.has(what) ? "size-5 flex-none text-status-overdue" : "size-5 flex-none text-status-due-soon"
                  }
                />
                <span dir="auto" className="min-w-0 break-words">
                  {t(`wrong.${what}`, { count, book: book ? name(book) : "" })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
