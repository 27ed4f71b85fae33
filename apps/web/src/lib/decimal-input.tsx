import { FigureInput, type FigureInputProps } from "./figure-input.tsx";

type DecimalInputProps = Omit<FigureInputProps, "value" | "decimals" | "onValueChange" | "isShort"> & {
  value: number | null;
  onValueChange: (value: number | null) => void;
};

const decimals = 3;
const steps = 10 ** decimals;

/** A measured value with up to three decimals, typed as the reader writes it. */
export function DecimalInput({ value, onValueChange, ...props }: DecimalInputProps) {
  return (
    <FigureInput
      {...props}
      isShort
      decimals={decimals}
      value={value === null ? null : Math.round(value * steps)}
      onValueChange={(typed) => onValueChange(typed === null ? null : typed / steps)}
    />
  );
}
