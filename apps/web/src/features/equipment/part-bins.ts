import type { MachinePart } from "./equipment.queries.ts";

type Bin = NonNullable<MachinePart["stock"]>["bins"][number];

/** Where to reach for it: the box and shelf where they are known, otherwise the store. */
export function binOf(bin: Bin | undefined): string {
  if (!bin) return "";
  return [bin.box, bin.shelf].filter(Boolean).join(" ") || bin.location;
}
