import { type Property, PropertyList } from "@ymp/ui/patterns/property-list";

export interface KnownPropertiesProps {
  /** By their ids, in their order; what is empty is left out. */
  values: Record<string, Property["value"]>;
  labelOf: (id: string) => string;
}

/** What is known of a record. */
export function KnownProperties({ values, labelOf }: KnownPropertiesProps) {
  const known = Object.entries(values).filter(([, value]) => value);
  return <PropertyList properties={known.map(([id, value]) => ({ id, label: labelOf(id), value }))} />;
}
