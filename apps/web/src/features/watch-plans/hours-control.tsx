import { useTranslation } from "../../lib/translation.tsx";

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface HoursControlProps {
  id?: string;
  value: readonly number[];
  onChange: (hours: number[]) => void;
}

/** The full hours at which a watch begins. */
export function HoursControl({ id, value, onChange }: HoursControlProps) {
  const { t } = useTranslation("watch-plans");
  const toggle = (hour: number) =>
    onChange(
      value.includes(hour)
        ? value.filter((one) => one !== hour)
        : [...value, hour].toSorted((one, other) => one - other),
    );
  return (
    <fieldset id={id} aria-label={t("field.ownHours")} className="grid grid-cols-6 gap-1 sm:grid-cols-12">
      {hours.map((hour) => (
        <button
          key={hour}
          type="button"
          aria-pressed={value.includes(hour)}
          onClick={() => toggle(hour)}
          className="h-control rounded-md bg-secondary text-sm tabular-nums hover:bg-accent aria-pressed:bg-primary aria-pressed:text-primary-foreground touch:h-touch"
        >
          {String(hour).padStart(2, "0")}
        </button>
      ))}
    </fieldset>
  );
}
