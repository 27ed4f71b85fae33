import type { Field } from "@ymp/core/definitions/definition";
import { FormText } from "./form-text.tsx";

/** Record books speak English, whatever the reader does; the item is the number that the form gives it. */
export function FieldLabel({ field: { item, label } }: { field: Pick<Field, "item" | "label"> }) {
  return (
    <>
      {item ? <span className="me-1.5 font-mono text-muted-foreground text-xs">{item}</span> : null}
      <FormText english={label} />
    </>
  );
}
