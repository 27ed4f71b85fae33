import type { CreateTokenInput } from "@ymp/api/modules/tokens/tokens.schema";
import { levels as allLevels, type Level, levelsOf, type Module } from "@ymp/core/access/modules";
import { grantableModules } from "@ymp/core/access/offered";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import { Field, FieldError } from "@ymp/ui/primitives/field";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { useSession } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";

type Scopes = CreateTokenInput["scopes"];
const reaches = ["everything", "readOnly", "some"] as const;
type Reach = (typeof reaches)[number];

const scopesOf: Record<Reach, Scopes> = {
  everything: "everything",
  readOnly: levelsOf("view"),
  some: levelsOf("none"),
};

interface ScopesFieldProps {
  value: Scopes;
  onChange: (scopes: Scopes) => void;
  error: string | undefined;
}

/** Everything, reading only, or a level for each module. */
export function ScopesField({ value, onChange, error }: ScopesFieldProps) {
  const { t } = useTranslation();
  const [reach, setReach] = useState<Reach>("everything");
  const choose = (chosen: Reach) => {
    setReach(chosen);
    onChange(scopesOf[chosen]);
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={t("security:tokens.reach")} group>
        <Segmented
          label={t("security:tokens.reach")}
          options={reaches.map((each) => ({ value: each, label: t(`security:tokens.reachIs.${each}`) }))}
          value={reach}
          onValueChange={choose}
          className="self-start max-sm:self-stretch"
          fill
        />
      </Field>
      {reach === "some" && value !== "everything" ? <ModuleLevels levels={value} onChange={onChange} /> : null}
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}

interface ModuleLevelsProps {
  levels: AccessOverrides;
  onChange: (levels: AccessOverrides) => void;
}

function ModuleLevels({ levels, onChange }: ModuleLevelsProps) {
  const { t } = useTranslation();
  const { isSuperadmin } = useSession().account;
  const offered: Module[] = [...grantableModules("full"), ...(isSuperadmin ? (["superadmin"] as const) : [])];
  const set = (module: Module, level: Level) => onChange({ ...levels, [module]: level });
  return (
    <ul className="text-sm">
      {offered.map((module) => (
        <li
          key={module}
          className="flex min-h-row flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1 [&:not(:last-child)]:hairline-b"
        >
          <span dir="auto">{t(`security:module.${module}`)}</span>
          <Segmented
            label={t(`security:module.${module}`)}
            options={allLevels.map((level) => ({ value: level, label: t(`security:tokens.level.${level}`) }))}
            value={levels[module] ?? "none"}
            onValueChange={(level) => set(module, level)}
          />
        </li>
      ))}
    </ul>
  );
}
