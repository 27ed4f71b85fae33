import type { ComponentProps, ElementType } from "react";

interface ScrollRegionProps extends Omit<ComponentProps<"section">, "tabIndex"> {
  /** The element: a landmark, a named section, a group. */
  as: ElementType;
}

/** What scrolls or moves without a control inside is reached by Tab and operated by keys; with a name, so that it is told what it is. */
export function ScrollRegion({ as: Region, ...props }: ScrollRegionProps) {
  return <Region tabIndex={0} {...props} />;
}
