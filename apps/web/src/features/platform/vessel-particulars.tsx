import { todayIn } from "@ymp/core/calendar-date";
import { PropertyList } from "@ymp/ui/patterns/property-list";
import { Button } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Pencil } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { VesselCardProps } from "./vessel-cards.tsx";

const texts = ["vesselType", "flag", "imo", "callSign", "builder"] as const;

/** What the vessel is known by. */
export function VesselParticulars({ vessel, open }: VesselCardProps) {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const { yearBuilt, lengthMetres, contactEmail, timeZone, currency, createdAt, isTemplate, companyName } = vessel;
  const missing = <span className="text-muted-foreground">{t("vessel.notGiven")}</span>;
  const property = (id: string, value: string | null | undefined) => ({
    id,
    label: t(`field.${id}`),
    value: value ? <bdi className="break-words">{value}</bdi> : missing,
  });
  return (
    <Card>
      <SectionHead title={t("vessel.particulars")} level={2}>
        <Button size="sm" variant="ghost" onClick={() => open("edit")}>
          <Pencil />
          {t("vessel.edit")}
        </Button>
      </SectionHead>
      <div className="mt-1 grid items-start gap-x-8 sm:grid-cols-2">
        <PropertyList
          properties={[
            property("company", companyName),
            property("timeZone", timeZone.replaceAll("_", " ")),
            property("currency", currency),
            property("contactEmail", contactEmail),
            property("lengthMetres", lengthMetres ? `${formats.count(lengthMetres)} ${t("unit.metres")}` : null),
            property("yearBuilt", yearBuilt?.toString()),
          ]}
        />
        <PropertyList
          properties={[
            ...texts.map((name) => property(name, vessel[name])),
            { id: "created", label: t("figures.created"), value: formats.date(todayIn(timeZone, createdAt)) },
            ...(isTemplate ? [{ id: "isTemplate", label: t("field.isTemplate"), value: t("vessel.yes") }] : []),
          ]}
        />
      </div>
    </Card>
  );
}
