import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Plus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { EditOrRemove } from "../../../lib/edit-or-remove.tsx";
import { lazyPanel } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import { useRemoveEarlier } from "./sea-service.mutations.ts";
import type { EarlierService } from "./sea-service.queries.ts";

const EarlierServiceSheet = lazyPanel(
  "form",
  async () => (await import("./earlier-service-sheet.tsx")).EarlierServiceSheet,
);

export interface EarlierServicesProps {
  profileId: string;
  services: readonly EarlierService[];
  /** Those that tell days of an engagement here. */
  doubleIds: readonly string[];
  mayKeep: boolean;
}

/** Service on other vessels, newest first. */
export function EarlierServices({ profileId, services, doubleIds, mayKeep }: EarlierServicesProps) {
  const { t } = useTranslation("sea-service");
  const [opened, setOpened] = useState<EarlierService | "new" | null>(null);
  const add = mayKeep ? (
    <Button variant="secondary" size="sm" onClick={() => setOpened("new")}>
      <Plus />
      {t("earlier.new")}
    </Button>
  ) : null;
  return (
    <section aria-label={t("earlier.title")}>
      <SectionHead level={2} title={t("earlier.title")} fact={services.length || undefined} className="mb-1">
        {add}
      </SectionHead>
      {services.length === 0 ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("earlier.noneText")}
        </p>
      ) : (
        <ol className="surface px-4">
          {services.map((service) => (
            <li key={service.id} className="flex items-start gap-3 py-3 text-sm [&:not(:last-child)]:hairline-b">
              <Line service={service} isDouble={doubleIds.includes(service.id)} />
              {service.can.fields.length > 0 ? <Actions service={service} onEdit={() => setOpened(service)} /> : null}
            </li>
          ))}
        </ol>
      )}
      {opened ? (
        <EarlierServiceSheet
          profileId={profileId}
          service={opened === "new" ? null : opened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  );
}

function Line({ service, isDouble }: { service: EarlierService; isDouble: boolean }) {
  const { t } = useTranslation("sea-service");
  const formats = useFormats();
  const { vesselName, capacity, startsOn, endsOn, grossTonnage, actualDays, standByDays, yardDays } = service;
  const kinds = [
    ["actual", actualDays],
    ["standBy", standByDays],
    ["yard", yardDays],
  ] as const;
  const facts = [
    t("period", { from: formats.date(startsOn), to: formats.date(endsOn) }),
    grossTonnage === null ? null : t("earlier.tonnage", { figure: formats.quantity(grossTonnage) }),
  ].filter(Boolean);
  const days = kinds.filter(([, count]) => count > 0);
  return (
    <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <span className="min-w-0">
        <span dir="auto" className="block break-words font-medium">
          {vesselName}, {capacity}
        </span>
        <span dir="auto" className="block text-muted-foreground text-xs">
          {facts.join(" · ")}
        </span>
        {isDouble ? (
          <span dir="auto" className="mt-0.5 flex items-center gap-1 text-status-due-soon text-xs">
            <TriangleAlert aria-hidden className="size-3.5 flex-none" />
            {t("earlier.double")}
          </span>
        ) : null}
      </span>
      <span dir="auto" className="tabular-nums sm:text-end">
        {days.map(([name, count]) => `${t(`field.${name}`)} ${formats.quantity(count)}`).join(" · ")}
      </span>
    </div>
  );
}

function Actions({ service, onEdit }: { service: EarlierService; onEdit: () => void }) {
  const { t } = useTranslation("sea-service");
  const remove = useRemoveEarlier();
  const { id, version, vesselName } = service;
  return (
    <EditOrRemove
      name={vesselName}
      edit={t("earlier.edit", { vessel: vesselName })}
      onEdit={onEdit}
      asked={{
        title: t("earlier.removeTitle"),
        consequences: t("earlier.removeText"),
        confirm: t("earlier.removeConfirm"),
      }}
      isRemoving={remove.isPending}
      onRemove={(done) => remove.mutate({ id, version }, done)}
    />
  );
}
