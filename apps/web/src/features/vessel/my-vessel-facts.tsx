import { PropertyList } from "@ymp/ui/patterns/property-list";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { particularGroups } from "./my-vessel-fields.ts";
import { useParticularWords } from "./use-particular-words.ts";
import type { VesselRecord } from "./vessel.queries.ts";

/** The particulars to read, for everybody else; what is not given is left out. */
export function MyVesselFacts({ vessel, children }: { vessel: VesselRecord; children: ReactNode }) {
  const { t } = useTranslation("vessel");
  const words = useParticularWords();
  const groups = particularGroups.map(({ id, fields }) => ({
    id,
    properties: fields.flatMap((name) => {
      const value = vessel[name];
      return value === null || value === ""
        ? []
        : [{ id: name, label: words.name(name), value: words.value(name, value) }];
    }),
  }));
  return (
    <div className="@container min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">
      <div className="grid max-w-6xl gap-4 @min-[880px]:grid-cols-[minmax(0,1fr)_minmax(300px,360px)]">
        <div className="flex flex-col gap-4">
          <p dir="auto" className="flex items-start gap-2 text-muted-foreground text-sm">
            <Lock aria-hidden className="mt-0.5 size-4 flex-none" />
            {t("readOnly")}
          </p>
          {groups
            .filter(({ properties }) => properties.length > 0)
            .map(({ id, properties }) => (
              <Card key={id} aria-label={t(`group.${id}`)}>
                <SectionHead title={t(`group.${id}`)} level={2} />
                <PropertyList properties={properties} className="grid-cols-[minmax(8rem,12rem)_minmax(0,1fr)]" />
              </Card>
            ))}
        </div>
        {children}
      </div>
    </div>
  );
}
