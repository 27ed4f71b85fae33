import type { Edition, Level, Module } from "@ymp/core/access/modules";
import { levels } from "@ymp/core/access/modules";
import { presetLevels } from "@ymp/core/access/roles";
import { cn } from "@ymp/ui/lib/cn";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { IconButton } from "@ymp/ui/primitives/button";
import { RadioDot, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { RotateCcw } from "lucide-react";
import { useAccess } from "../../../app/session.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { type AccessDraft, levelsOfDraft, levelsUpTo, moduleGroups, withLevel } from "./access-draft.ts";
import type { AccessUser } from "./access-editor.tsx";

export interface AccessMatrixProps {
  user: AccessUser;
  draft: AccessDraft;
  /** The place was changed: what may be given follows from the new preset. */
  isMoved: boolean;
  edition: Edition;
  onChange: (draft: AccessDraft) => void;
}

const rowGrid = "grid grid-cols-[minmax(0,1fr)_repeat(3,72px)_36px] items-center";

/** Modules under the headings of the menu, one level each. */
export function AccessMatrix({ user, draft, isMoved, edition, onChange }: AccessMatrixProps) {
  const { t } = useTranslation();
  const isPhone = useMedia(phoneQuery);
  const { granted } = useAccess();
  const current = levelsOfDraft(draft);
  const preset = presetLevels(draft);
  const Row = isPhone ? StackedRow : MatrixRow;
  return (
    <div className="flex flex-col gap-4">
      {moduleGroups(edition).map(({ group, modules }) => (
        <fieldset key={group} aria-label={t(`navigation:groups.${group}`)}>
          <div className={cn(rowGrid, "h-row-head border-border border-b text-xs max-md:flex")}>
            <h2 className="font-semibold">{t(`navigation:groups.${group}`)}</h2>
            {isPhone
              ? null
              : levels.map((level) => (
                  <span key={level} aria-hidden className="text-center text-muted-foreground">
                    {t(`users:level.${level}`)}
                  </span>
                ))}
          </div>
          {modules.map((module) => (
            <Row
              key={module}
              module={module}
              name={t(`users:module.${module}`)}
              level={current[module]}
              preset={preset[module]}
              offered={
                isMoved
                  ? levelsUpTo(granted[module], preset[module])
                  : levelsUpTo(user.may.highest[module], current[module])
              }
              isOpen={user.may.setAccess}
              onChange={(level) => onChange(withLevel(draft, module, level))}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface LevelRowProps {
  module: Module;
  name: string;
  level: Level;
  preset: Level;
  /** What may be chosen; the rest is above the giver. */
  offered: readonly Level[];
  isOpen: boolean;
  onChange: (level: Level) => void;
}

function MatrixRow({ module, name, level, preset, offered, isOpen, onChange }: LevelRowProps) {
  const { t } = useTranslation();
  const differs = level !== preset;
  const choose = (chosen: string) => {
    const known = levels.find((candidate) => candidate === chosen);
    if (known) onChange(known);
  };
  return (
    <RadioGroup
      value={level}
      onValueChange={choose}
      orientation="horizontal"
      aria-label={name}
      disabled={!isOpen}
      className={cn(rowGrid, "min-h-row border-border/55 border-b text-sm", differs && "bg-selected/40")}
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <bdi className={cn("min-w-0 break-words", differs && "font-medium")}>{name}</bdi>
        {differs ? (
          <span className="flex-none text-muted-foreground text-xs">
            {t("users:access.presetIs", { level: t(`users:level.${preset}`) })}
          </span>
        ) : null}
      </span>
      {levels.map((candidate) => (
        <span key={candidate} className="flex justify-center">
          <span className={cn("flex rounded-full p-1", candidate === preset && "inset-ring inset-ring-border-strong")}>
            <RadioDot
              value={candidate}
              disabled={!isOpen || !offered.includes(candidate)}
              aria-label={wordsOf(t, candidate, preset)}
              title={wordsOf(t, candidate, preset)}
              data-module={module}
            />
          </span>
        </span>
      ))}
      <span className="flex justify-end">
        {differs && isOpen ? <ResetButton name={name} onReset={() => onChange(preset)} /> : null}
      </span>
    </RadioGroup>
  );
}

function StackedRow({ name, level, preset, offered, isOpen, onChange }: LevelRowProps) {
  const { t } = useTranslation();
  const differs = level !== preset;
  return (
    <div className="flex flex-col gap-1.5 border-border/55 border-b py-2.5 text-sm">
      <div className="flex min-h-6 items-center gap-2">
        <bdi className={cn("min-w-0 flex-1", differs && "font-medium")}>{name}</bdi>
        {differs ? (
          <span className="text-muted-foreground text-xs">
            {t("users:access.presetIs", { level: t(`users:level.${preset}`) })}
          </span>
        ) : null}
        {differs && isOpen ? <ResetButton name={name} onReset={() => onChange(preset)} /> : null}
      </div>
      {isOpen ? (
        <Segmented
          label={name}
          fill
          value={level}
          onValueChange={onChange}
          options={offered.map((value) => ({ value, label: t(`users:level.${value}`) }))}
        />
      ) : (
        <span className="text-muted-foreground">{t(`users:level.${level}`)}</span>
      )}
    </div>
  );
}

function ResetButton({ name, onReset }: { name: string; onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton label={t("users:access.reset", { module: name })} variant="ghost" size="icon-sm" onClick={onReset}>
      <RotateCcw />
    </IconButton>
  );
}

type Words = ReturnType<typeof useTranslation>["t"];

const wordsOf = (t: Words, level: Level, preset: Level) =>
  level === preset ? t("users:access.levelOfPreset", { level: t(`users:level.${level}`) }) : t(`users:level.${level}`);
