import { Button } from "@ymp/ui/primitives/button";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { NewMachine } from "./models-draft.ts";

interface ModelsBarProps {
  machines: readonly NewMachine[];
  plans: number;
  /** Machines made so far; null while nothing is being made. */
  progress: number | null;
  onClear: () => void;
  onBegin: () => void;
}

/** What will be made of the choice, and the button that makes it. */
export function ModelsBar({ machines, plans, progress, onClear, onBegin }: ModelsBarProps) {
  const { t } = useTranslation("models");
  const formats = useFormats();
  const count = machines.length;
  const isUnnamed = machines.some(({ name }) => name.trim() === "");
  const isRunning = progress !== null;
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-5 gap-y-1 border-border border-t bg-card px-6 py-2 max-md:px-4 max-md:pb-[max(8px,env(safe-area-inset-bottom))]">
      <p role="status" className="me-auto text-muted-foreground text-sm tabular-nums max-md:w-full">
        {progress === null
          ? statusOf()
          : t("progress", { done: formats.count(progress), count, total: formats.count(count) })}
      </p>
      <Button variant="ghost" size="lg" disabled={isRunning} onClick={onClear}>
        {t("clear")}
      </Button>
      <Button
        variant="primary"
        size="lg"
        className="max-md:flex-1"
        busy={isRunning}
        disabled={isUnnamed}
        onClick={onBegin}
      >
        {t("make", { count, total: formats.count(count) })}
      </Button>
    </div>
  );

  function statusOf(): string {
    if (isUnnamed) return t("unnamed");
    return plans > 0 ? t("plans", { count: plans, total: formats.count(plans) }) : t("noPlans");
  }
}
