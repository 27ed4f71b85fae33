import type { Field, FieldType, Value } from "@ymp/core/definitions/definition";

/** What a field's frame gives to the control in it. */
export interface Framed {
  id?: string;
  "aria-labelledby"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
  "aria-required"?: boolean;
}

export type FieldOf<Type extends FieldType> = Extract<Field, { type: Type }> | (Field & { type: Type });

export interface ControlProps<Type extends FieldType> extends Framed {
  field: FieldOf<Type>;
  value: Value | undefined;
  isRequired: boolean;
  onChange: (value: Value | undefined) => void;
}

export const textIn = (value: Value | undefined): string => (typeof value === "string" ? value : "");

/** What is chosen of several; nothing where the value is of another kind. */
export const textsIn = (value: Value | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
