import { Check } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

export interface JobTickProps {
  job: { title: string };
  isDone: boolean;
  disabled?: boolean;
  onTick: () => void;
}

/** A ring of 22 in a target of 44. Ticking asks what was done; it never completes unseen. */
export function JobTick({ job, isDone, disabled, onTick }: JobTickProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={isDone ? t("jobs:tick.done", { title: job.title }) : t("jobs:tick.complete", { title: job.title })}
      onClick={onTick}
      className="flex size-touch flex-none items-center justify-center rounded-md -outline-offset-2 disabled:cursor-default"
    >
      {isDone ? (
        <span className="flex size-[22px] items-center justify-center rounded-full bg-status-done text-background">
          <Check aria-hidden className="size-3.5 stroke-3" />
        </span>
      ) : (
        <span className="size-[22px] rounded-full inset-ring-[1.75px] inset-ring-input" />
      )}
    </button>
  );
}
