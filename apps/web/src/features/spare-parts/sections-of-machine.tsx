import { SectionHead } from "@ymp/ui/primitives/card";
import { CriticalMark } from "@ymp/ui/primitives/critical-mark";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { SectionCard } from "./section-card.tsx";
import { useOrderSections } from "./spares.mutations.ts";
import type { Section } from "./spares.queries.ts";

export interface SectionsOfMachineProps {
  sections: readonly Section[];
  mayEdit: boolean;
  /** Only where all of them are in sight can their order be changed. */
  canOrder: boolean;
}

/** The sections of one machine, in their order. */
export function SectionsOfMachine({ sections, mayEdit, canOrder }: SectionsOfMachineProps) {
  const { t } = useTranslation();
  const order = useOrderSections();
  const [first] = sections;
  if (!first) return null;
  const ids = sections.map(({ id }) => id);
  const move = (index: number, step: number) => {
    const moved = ids[index];
    if (!moved) return;
    order.mutate({
      equipmentId: first.equipmentId,
      ids: ids.toSpliced(index, 1).toSpliced(index + step, 0, moved),
    });
  };
  const mayMove = mayEdit && canOrder && !order.isPending;
  return (
    <section aria-label={first.equipmentName} className="pt-4">
      <SectionHead
        level={2}
        title={
          <span className="flex items-center gap-1.5">
            <PathLink href={`/app/spareparts?machine=${first.equipmentId}`} className="hover:underline">
              <bdi>{first.equipmentName}</bdi>
            </PathLink>
            {first.isCritical ? <CriticalMark label={t("equipment:critical")} /> : null}
          </span>
        }
        fact={t("spares:sections.count", { count: sections.length })}
      />
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(248px,1fr))] gap-3">
        {sections.map((section, index) => (
          <SectionCard
            key={section.id}
            section={section}
            siblings={sections}
            mayEdit={mayEdit}
            onEarlier={mayMove && index > 0 ? () => move(index, -1) : undefined}
            onLater={mayMove && index < sections.length - 1 ? () => move(index, 1) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
