import { fileAddress } from "@ymp/core/file-address";
import { cn } from "@ymp/ui/lib/cn";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { RestOverview, RestPerson } from "./rest.queries.ts";

interface PeopleColumnProps {
  overview: RestOverview;
  shownId: string;
  onShow: (person: RestPerson) => void;
}

/** Whose hours the reader may see: the least rest of the month in any 24 hours, what is missing, how far it is signed. */
export function PeopleColumn({ overview: { people }, shownId, onShow }: PeopleColumnProps) {
  const { t } = useTranslation("hours-of-rest");
  const formats = useFormats();
  const { id: vesselId } = useVessel();
  return (
    <nav aria-label={t("people")} className="flex flex-col gap-0.5">
      <p className="flex justify-between gap-2 px-2 pb-1 text-muted-foreground text-xs">
        <span dir="auto">{t("crew", { count: people.length })}</span>
        <span dir="auto">{t("least24")}</span>
      </p>
      {people.map((person) => {
        const { id, name, color, photoFileId, jobTitle, leastRest24h, breaches, missing, state } = person;
        const untold = "untold" in person ? Number(person.untold) : 0;
        const photoUrl = photoFileId ? fileAddress(vesselId, photoFileId, "thumb") : null;
        const facts = [
          jobTitle,
          state === "open" ? null : t(`state.${state}`),
          missing > 0 ? t("missing", { count: missing }) : null,
          untold > 0 ? t("untold.crew", { count: untold }) : null,
        ];
        return (
          <button
            key={id}
            type="button"
            aria-current={id === shownId ? "true" : undefined}
            onClick={() => onShow(person)}
            className="flex min-h-11 items-center gap-2 rounded-md px-2 py-1 text-start text-sm hover:bg-accent aria-[current=true]:bg-selected"
          >
            <Avatar person={{ name, color, photoUrl }} decorative />
            <span className="min-w-0 flex-1 leading-tight">
              <span dir="auto" className={cn("block", id === shownId && "font-semibold")}>
                {name}
              </span>
              <span dir="auto" className="block text-muted-foreground text-xs">
                {formats.list(facts)}
              </span>
            </span>
            <span
              className={cn(
                "flex items-center gap-1 tabular-nums",
                breaches > 0 ? "font-semibold text-status-overdue" : "text-muted-foreground",
              )}
            >
              {breaches > 0 ? <OverdueIcon className="size-3.5 flex-none" /> : null}
              {leastRest24h === null ? "" : formats.hoursOf(leastRest24h)}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
