import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";

interface AddressTextProps {
  id?: string;
  most: number;
  value: string | undefined;
  onCommit: (value: string | undefined) => void;
}

/** A text that is in the address once the field is left, or Enter is pressed. */
export function AddressText({ value = "", most, onCommit, ...field }: AddressTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    onCommit(draft.trim() || undefined);
  };
  return (
    <Input
      {...field}
      value={draft ?? value}
      maxLength={most}
      autoComplete="off"
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => (key === "Enter" ? commit() : undefined)}
    />
  );
}
