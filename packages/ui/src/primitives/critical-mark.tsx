import { WarningIcon } from "./status-icon.tsx";

/** Stands after the name of what must not fail or run out; `label` says of what kind it is. */
export function CriticalMark({ label }: { label: string }) {
  return (
    <span title={label} className="flex-none text-status-overdue">
      <WarningIcon className="size-3.5" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
