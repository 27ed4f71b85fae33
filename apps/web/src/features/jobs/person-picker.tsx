import { Avatar } from "@ymp/ui/primitives/avatar";
import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { Combobox, type ComboboxItem } from "@ymp/ui/primitives/combobox";
import { Input } from "@ymp/ui/primitives/input";
import { useId, useState } from "react";
import { useMissingNote } from "../../lib/pickers/use-choices.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { personOf } from "./job-words.ts";
import { type PickedPerson, stillHere, usePeople } from "./use-people.ts";

function nameOf(person: PickedPerson): string {
  return personOf(person).name;
}

export interface PersonPickerProps {
  label: string;
  personId: string | null;
  onPick: (person: PickedPerson | null) => void;
}

/** One person of the vessel. */
export function PersonPicker({ label, personId, onPick }: PersonPickerProps) {
  const { t } = useTranslation();
  const people = stillHere(usePeople(), [personId]);
  const items = people.map(
    (person): ComboboxItem => ({
      value: person.id,
      label: nameOf(person),
      keywords: [person.jobTitle ?? ""],
      fact: person.jobTitle,
      lead: <Avatar person={personOf(person)} size="sm" decorative />,
    }),
  );
  return (
    <Combobox
      aria-label={label}
      items={items}
      value={items.find(({ value }) => value === personId) ?? null}
      onValueChange={(item) => onPick(people.find(({ id }) => id === item?.value) ?? null)}
      note={useMissingNote(people.length === 0)}
      placeholder={t("jobs:people.choose")}
      clearable
    />
  );
}

export interface PeoplePickerProps {
  label: string;
  personIds: readonly string[];
  onChange: (personIds: string[]) => void;
}

/** Any number of people, those chosen first; what is typed narrows the list. */
export function PeoplePicker({ label, personIds, onChange }: PeoplePickerProps) {
  const { t } = useTranslation();
  const prefix = useId();
  const people = stillHere(usePeople(), personIds);
  const [text, setText] = useState("");
  const missing = useMissingNote(people.length === 0);
  const [first] = useState(() => new Set(personIds));
  const wanted = text.trim().toLocaleLowerCase();
  const shown = people
    .filter((person) => `${nameOf(person)} ${person.jobTitle ?? ""}`.toLocaleLowerCase().includes(wanted))
    .toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
  const toggle = (id: string) =>
    onChange(personIds.includes(id) ? personIds.filter((other) => other !== id) : [...personIds, id]);
  return (
    <div className="flex flex-col">
      {/* Whatever scrolls, in a low window the panel around it too, the search stays in sight: over the padding of that panel, where rows would show. */}
      <div className="sticky -top-4 z-10 -mt-1 bg-popover pt-1 pb-2">
        <Input
          type="search"
          aria-label={t("jobs:people.search")}
          placeholder={t("jobs:people.search")}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <ul aria-label={label} className="max-h-72 overflow-y-auto">
        {shown.map((person) => (
          <li key={person.id}>
            <label
              htmlFor={`${prefix}${person.id}`}
              className="flex min-h-row items-center gap-2.5 rounded-md px-2 text-sm hover:bg-accent touch:min-h-touch"
            >
              <Checkbox
                id={`${prefix}${person.id}`}
                checked={personIds.includes(person.id)}
                onCheckedChange={() => toggle(person.id)}
              />
              <Avatar person={personOf(person)} decorative />
              <span dir="auto" className="min-w-0 flex-1">
                {nameOf(person)}
              </span>
              <span dir="auto" className="text-muted-foreground text-xs">
                {person.jobTitle}
              </span>
            </label>
          </li>
        ))}
        {shown.length === 0 ? (
          <li className="px-2 py-3 text-muted-foreground text-sm">{missing ?? t("controls:noResults")}</li>
        ) : null}
      </ul>
    </div>
  );
}
