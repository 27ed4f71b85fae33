import { levelsWith, overridesOf } from "@ymp/core/access/appointment";
import { type Edition, levels } from "@ymp/core/access/modules";
import { grantableModules } from "@ymp/core/access/offered";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import { presetLevels } from "@ymp/core/access/roles";
import { cn } from "@ymp/ui/lib/cn";
import { Button } from "@ymp/ui/primitives/button";
import { Select } from "@ymp/ui/primitives/select";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { Place } from "./place-fields.tsx";

export interface MemberLevelsProps {
  place: Place;
  /** What differs from the preset of the place. */
  overrides: AccessOverrides;
  edition: Edition;
  onChange: (overrides: AccessOverrides) => void;
}

/** One level a module, starting from what role and department bring. */
export function MemberLevels({ place, overrides, edition, onChange }: MemberLevelsProps) {
  const { t } = useTranslation("users");
  const preset = presetLevels(place);
  const current = levelsWith(place, overrides);
  const differs = Object.keys(overrides).length;
  return (
    <section aria-label={t("people:tab.access")} className="flex flex-col">
      <div className="flex min-h-row items-center gap-2 text-muted-foreground text-xs">
        <span className="flex-1">{differs > 0 ? t("access.differs", { count: differs }) : t("access.asPreset")}</span>
        {differs > 0 ? (
          <Button size="sm" variant="ghost" onClick={() => onChange({})}>
            <RotateCcw />
            {t("access.backToPreset")}
          </Button>
        ) : null}
      </div>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {grantableModules(edition).map((module) => (
          <li key={module} className="flex items-center gap-2 border-border/55 border-b py-1 text-sm">
            <bdi className={cn("min-w-0 flex-1 break-words", current[module] !== preset[module] && "font-medium")}>
              {t(`module.${module}`)}
            </bdi>
            <Select
              className="w-28 flex-none"
              aria-label={t(`module.${module}`)}
              options={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
              value={current[module]}
              onValueChange={(level) => onChange(overridesOf(preset, { ...current, [module]: level }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
