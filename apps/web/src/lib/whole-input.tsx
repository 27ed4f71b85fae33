import { FigureInput, type FigureInputProps } from "./figure-input.tsx";

/** A whole number, as days, months and years are. A letter or a fraction among its figures stays as typed and marks the field. */
export function WholeInput(props: Omit<FigureInputProps, "decimals" | "isShort">) {
  return <FigureInput inputMode="numeric" {...props} decimals={0} />;
}
