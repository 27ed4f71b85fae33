import { useCallback } from "react";
import { useFormats } from "../../lib/use-formats.ts";
import type { CountLine } from "./counts.queries.ts";

/** A difference carries its sign: "+2", "−3". */
export function useSigned(): (quantity: number) => string {
  const formats = useFormats();
  return useCallback(
    (quantity) => (quantity > 0 ? `+${formats.quantity(quantity)}` : formats.quantity(quantity).replace("-", "−")),
    [formats],
  );
}

/** "B3 / 2", with the place before it where the count has several. */
export function binText({ location, box, shelf }: Pick<CountLine, "location" | "box" | "shelf">, isOnePlace: boolean) {
  return [isOnePlace ? null : location, box, shelf].filter(Boolean).join(" / ");
}
