import { TenthsInput } from "../../lib/tenths-input.tsx";

export interface DaysInputProps {
  id?: string;
  "aria-label"?: string;
  /** In hundredths of a day. */
  value: number | null;
  onValueChange: (hundredths: number | null) => void;
}

/** Days with one decimal; kept in hundredths. */
export function DaysInput({ value, onValueChange, ...props }: DaysInputProps) {
  return (
    <TenthsInput
      {...props}
      value={value === null ? null : Math.round(value / 10)}
      onValueChange={(tenths) => onValueChange(tenths === null ? null : tenths * 10)}
    />
  );
}
