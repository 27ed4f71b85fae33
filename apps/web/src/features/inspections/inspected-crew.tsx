import { Badge } from "@ymp/ui/primitives/badge";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { InspectedList, type InspectedListProps } from "./inspected-list.tsx";
import { type CrewMember, useInspectedCrew } from "./inspections.queries.ts";

/** Who is on board, in what rank, with their certificates: what has expired stands first. */
export function InspectedCrew(over: InspectedListProps) {
  const { t } = useTranslation("inspections");
  const query = useInspectedCrew();
  return (
    <InspectedList {...over} title={t("row.crew")} about={t("crew.left")} query={query}>
      {query.data?.length === 0 ? <p dir="auto">{t("crew.nobody")}</p> : null}
      {query.data?.map((member) => (
        <Member key={member.id} member={member} />
      ))}
    </InspectedList>
  );
}

const order = ["expired", "urgent", "unknown", "expiring", "valid", "noExpiry"] as const;
const tones = { expired: "overdue", urgent: "due-soon", unknown: "due-soon" } as const;

function Member({ member: { name, rank, jobTitle, nationality, papers } }: { member: CrewMember }) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const sorted = papers.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <section aria-label={name} className="surface px-4 py-3">
      <h2 className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-semibold">{name}</bdi>
        <bdi className="text-muted-foreground text-sm">{formats.list([rank ?? jobTitle, nationality])}</bdi>
      </h2>
      {sorted.length === 0 ? (
        <p dir="auto" className="mt-1 text-muted-foreground text-sm">
          {t("crew.none")}
        </p>
      ) : null}
      <ul className="mt-1">
        {sorted.map((paper) => (
          <PaperRow key={paper.id} paper={paper} />
        ))}
      </ul>
    </section>
  );
}

function PaperRow({ paper }: { paper: CrewMember["papers"][number] }) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const { type, title, number, issuingCountry, state, expiresOn } = paper;
  const date = expiresOn ? formats.date(expiresOn) : "";
  const until =
    state === "noExpiry"
      ? t("crew.noExpiry")
      : state === "unknown"
        ? t("crew.unknown")
        : t(state === "expired" ? "crew.expired" : "crew.until", { date });
  const tone = state === "expired" || state === "urgent" || state === "unknown" ? tones[state] : undefined;
  return (
    <li className="hairline-b flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm last:border-b-0">
      <span dir="auto" className="min-w-0 flex-1 basis-48 break-words">
        {title ?? t(`papers:type.${type}`)}
        <bdi className="block text-muted-foreground text-xs">{formats.list([number, issuingCountry])}</bdi>
      </span>
      {tone ? (
        <Badge tone={tone}>
          <span dir="auto">{until}</span>
        </Badge>
      ) : (
        <span dir="auto" className="text-muted-foreground tabular-nums">
          {until}
        </span>
      )}
    </li>
  );
}
