import { TagsInput, type TagsInputProps } from "@ymp/ui/primitives/tags-input";
import type { FieldValues, Path } from "react-hook-form";
import { useTranslation } from "../translation.tsx";
import { type BoundFieldProps, ControlField } from "./bound-fields.tsx";

/** Short words as chips, those in use elsewhere offered. */
export function Tags(props: Omit<TagsInputProps, "removeLabel">) {
  const { t } = useTranslation();
  return <TagsInput {...props} removeLabel={(name) => t("controls:remove", { name })} />;
}

export interface TagsFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  suggestions: readonly string[] | undefined;
}

/** Tags as a field of the form around it. */
export function TagsField<Values extends FieldValues>({ suggestions, name, ...field }: TagsFieldProps<Values>) {
  return (
    <ControlField<Values, Path<Values>> {...field} name={name}>
      {({ value, onChange, onBlur }) => (
        <Tags tags={value ?? []} onTagsChange={onChange} onBlur={onBlur} suggestions={suggestions} />
      )}
    </ControlField>
  );
}
