import { Input } from "@ymp/ui/primitives/input";
import { type KeyboardEvent, useRef, useState } from "react";
import { useKeptWhenGone } from "./use-kept-when-gone.ts";
import { type SeenValue, useMeanwhile } from "./use-meanwhile.tsx";

interface NameChange {
  name: string;
  version: number | undefined;
  base: { name: string };
}

export interface RenameFieldProps {
  label: string;
  /** As it is now; what counts is how it stood when the renaming began. */
  named: SeenValue<string>;
  read: () => Promise<SeenValue<string>>;
  /** Its promise gives the outcome, also once the field is gone. */
  save: (change: NameChange) => Promise<unknown>;
  isSaving: boolean;
  onDone: () => void;
}

/**
 * A name that is changed where it is: saved by Enter or by leaving the field, put back by Escape. Where somebody else
 * renamed it meanwhile, both names are shown.
 */
export function RenameField({ label, named, read, save, isSaving, onDone }: RenameFieldProps) {
  const [name, setName] = useState(named.value);
  const wanted = name.trim();
  const meanwhile = useMeanwhile<string>({
    first: named,
    read,
    field: label,
    show: (value) => value,
    save: (seen) => send(seen),
    onTakeTheirs: () => end(),
  });
  const isOver = useRef(false);
  const isSent = useRef(false);
  const end = () => {
    isOver.current = true;
    onDone();
  };
  const send = ({ version, value }: SeenValue<string>) => {
    isSent.current = true;
    void save({ name: wanted, version, base: { name: value } })
      .finally(() => {
        isSent.current = false;
      })
      .then(end, meanwhile.onErrorOf(wanted));
  };
  const isNew = wanted !== "" && wanted !== meanwhile.seen.value;
  const finish = () => {
    if (isSaving) return;
    if (isNew) send(meanwhile.seen);
    else end();
  };
  useKeptWhenGone(() => {
    if (isNew && !isOver.current && !isSent.current) send(meanwhile.seen);
  }, isNew);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Enter") finish();
    if (key === "Escape") end();
  };
  return (
    <>
      <Input
        // The person asked for this very field.
        autoFocus
        size="sm"
        aria-label={label}
        aria-busy={isSaving}
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      {meanwhile.conflict(wanted)}
    </>
  );
}
