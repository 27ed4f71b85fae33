import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { BackButton } from "@ymp/ui/primitives/back-link";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Select } from "@ymp/ui/primitives/select";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Crosshair } from "lucide-react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useBrowseAddress } from "./browse-address.ts";
import type { BrowsePage } from "./spares.queries.ts";

export interface BrowseHeaderProps {
  page: BrowsePage;
  isPlacing: boolean;
  onPlacing: (isPlacing: boolean) => void;
  onAdd: () => void;
}

const wholeMachine = "all";

/** Whose parts these are, and what can be done with them. */
export function BrowseHeader({ page, isPlacing, onPlacing, onAdd }: BrowseHeaderProps) {
  const { t } = useTranslation();
  const isPhone = useMedia(phoneQuery);
  const { go } = useBrowseAddress();
  const { machine, section, sections, can } = page;
  const adding = useAdding({ word: t("equipment:part.add"), kbd: "N", onAdd: can.edit ? onAdd : undefined });
  const canPlace = can.edit && section !== null && isPicture(page);
  return (
    <>
      <ScreenHeader
        title={machine.name}
        count={section && !isPhone ? section.name : undefined}
        facts={
          machine.isCritical ? (
            <Badge tone="overdue">
              <WarningIcon />
              {t("equipment:critical")}
            </Badge>
          ) : undefined
        }
        tools={
          <>
            {canPlace ? <PlacingButton isPhone={isPhone} isPlacing={isPlacing} onPlacing={onPlacing} /> : null}
            {adding.tool}
          </>
        }
        action={adding.action}
      />
      {isPhone ? (
        <div className="flex flex-none items-center gap-2 px-4 pb-2">
          <BackButton className="min-h-touch" onClick={() => go({})}>
            {t("spares:browse.machines")}
          </BackButton>
          <Select
            size="touch"
            className="min-w-0 flex-1"
            aria-label={t("spares:field.section")}
            options={[
              { value: wholeMachine, label: t("spares:browse.wholeMachine") },
              ...sections.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={section?.id ?? wholeMachine}
            onValueChange={(id) => go({ machine: machine.id, section: id === wholeMachine ? undefined : id })}
          />
        </div>
      ) : null}
    </>
  );
}

type PlacingProps = Pick<BrowseHeaderProps, "isPlacing" | "onPlacing"> & { isPhone: boolean };

function PlacingButton({ isPhone, isPlacing, onPlacing }: PlacingProps) {
  const { t } = useTranslation();
  const word = t(isPlacing ? "spares:drawing.placed" : "spares:drawing.place");
  if (isPhone)
    return (
      <IconButton size="icon-touch" label={word} aria-pressed={isPlacing} onClick={() => onPlacing(!isPlacing)}>
        <Crosshair className={isPlacing ? "text-primary" : undefined} />
      </IconButton>
    );
  return (
    <Button aria-pressed={isPlacing} onClick={() => onPlacing(!isPlacing)}>
      <Crosshair className={isPlacing ? "text-primary" : undefined} />
      {word}
    </Button>
  );
}

export const isPicture = ({ section }: BrowsePage): boolean =>
  section?.drawing?.mediaType.startsWith("image/") ?? false;
