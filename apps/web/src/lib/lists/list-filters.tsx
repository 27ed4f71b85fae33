import { isId } from "@ymp/core/ids";
import type { Say } from "@ymp/i18n/screen-translator";
import type { FilterField } from "@ymp/ui/patterns/filter-bar";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Option } from "./filter-editors.tsx";
import { AnyOf, FlagOf, OneOf, StateOf } from "./late-editors.ts";
import { isSet } from "./list-address.ts";

/** What a filter is drawn from. */
export interface FilterDrawing<Search, Facts> {
  search: Search;
  facts: Facts;
  change: (change: Partial<Search>) => void;
  t: Say;
}

/** One filter of a list: its name in words, its value in words, and the control that edits it. */
export interface ListFilter<Search, Facts> {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Whether this reader has the filter at all. */
  when?: ((facts: Facts) => boolean) | undefined;
  inWords: (drawing: FilterDrawing<Search, Facts>, usual: unknown) => string | null;
  editor: (drawing: FilterDrawing<Search, Facts>, usual: unknown) => ReactNode;
  /** Its control says by itself what it is. */
  isNamed?: boolean;
  /** The parameters that the filter takes away. */
  clears: readonly string[];
}

export function filterFields<Search, Facts>(
  filters: readonly ListFilter<Search, Facts>[],
  drawing: Omit<FilterDrawing<Search, Facts>, "change"> & { change: (change: object) => void },
  usual: Readonly<Record<string, unknown>>,
): FilterField[] {
  return filters
    .filter(({ when }) => when?.(drawing.facts) ?? true)
    .map(({ id, label, icon: Icon, inWords, editor, isNamed, clears }) => ({
      id,
      label: drawing.t(label),
      icon: <Icon />,
      value: inWords(drawing, usual[id]),
      editor: editor(drawing, usual[id]),
      ...(isNamed && { isNamed }),
      onClear: () => drawing.change(Object.fromEntries(clears.map((name) => [name, undefined]))),
    }));
}

const comma = "common:comma";

interface Named {
  /** Message key. */
  label: string;
  icon: LucideIcon;
}

type Choice = string | number | boolean;

interface Worded<Value extends Choice> extends Named {
  values: readonly Value[];
  word: (value: Value, t: Say) => string;
}

type Given<Search, Key extends keyof Search> = NonNullable<Search[Key]>;
type Holding<Search, Value> = {
  [Key in keyof Search & string]: [NonNullable<Search[Key]>] extends [Value] ? Key : never;
}[keyof Search & string];
type Item<List> = List extends readonly (infer One extends Choice)[] ? One : never;

/** The kinds of filter. Each takes only names of parameters that hold such a value. */
export function filtersFor<Search extends object, Facts = undefined>() {
  type Drawing = FilterDrawing<Search, Facts>;
  type One = ListFilter<Search, Facts>;
  return {
    /** Any of the words in use. */
    tags: <Key extends Holding<Search, readonly string[]>>(
      id: Key,
      { options, none, ...named }: Named & { options: (facts: Facts) => readonly Option[]; none?: string },
    ): One => ({
      ...{ id, ...named, clears: [id] },
      inWords: ({ search, t }) => textsIn(search, id).join(t(comma)) || null,
      editor: ({ search, facts, change, t }) => (
        <AnyOf
          options={options(facts)}
          chosen={textsIn(search, id)}
          none={none && t(none)}
          onChange={(chosen) => change(changeOf(id, chosen))}
        />
      ),
    }),
    /** One of the words, or of the records, in use. */
    oneOf: <Key extends Holding<Search, string>>(
      id: Key,
      { options, ...named }: Named & { options: (facts: Facts) => readonly Option[] },
    ): One => ({
      ...{ id, ...named, clears: [id] },
      inWords: ({ search, facts }) => {
        const value = textIn(search, id);
        return value ? (options(facts).find((known) => known.value === value)?.label ?? pending(value)) : null;
      },
      editor: ({ search, facts, change, t }) => (
        <OneOf
          {...{ label: t(named.label), options: options(facts), chosen: textIn(search, id) }}
          onPick={(value) => change(changeOf(id, value))}
        />
      ),
    }),
    /** One of a few values, or none of them. */
    choice: <Key extends Holding<Search, Choice>>(
      id: Key,
      { values, word, ...named }: Worded<Given<Search, Key> & Choice>,
    ): One => ({
      ...{ id, ...named, clears: [id] },
      inWords: ({ search, t }) => {
        const value = valueIn<Given<Search, Key> & Choice>(search, id);
        return value === undefined ? null : word(value, t);
      },
      editor: ({ search, change, t }) => (
        <OneOf
          {...{ label: t(named.label), chosen: valueIn<Choice>(search, id)?.toString() }}
          options={values.map((value) => ({ value: String(value), label: word(value, t) }))}
          onPick={(text) =>
            change(
              changeOf(
                id,
                values.find((value) => String(value) === text),
              ),
            )
          }
        />
      ),
    }),
    /** Some of a few values; `also` is what else is shown once they are chosen. */
    several: <Key extends Holding<Search, readonly Choice[]>>(
      id: Key,
      {
        values,
        word,
        also,
        ...named
      }: Worded<Item<Given<Search, Key>>> & {
        also?: (chosen: readonly Item<Given<Search, Key>>[]) => Partial<Search>;
      },
    ): One => ({
      ...{ id, ...named, clears: [id] },
      inWords: ({ search, t }) =>
        (valueIn<readonly Item<Given<Search, Key>>[]>(search, id) ?? [])
          .map((value) => word(value, t))
          .join(t(comma)) || null,
      editor: ({ search, change, t }) => (
        <AnyOf
          options={values.map((value) => ({ value: String(value), label: word(value, t) }))}
          chosen={(valueIn<readonly Choice[]>(search, id) ?? []).map(String)}
          onChange={(chosen) => {
            const picked = values.filter((value) => chosen?.includes(String(value)));
            change({ ...changeOf<Search>(id, chosen && picked), ...also?.(picked) });
          }}
        />
      ),
    }),
    /** Only those of which something is true; `only` names the switch. */
    flag: <Key extends Holding<Search, boolean>>(id: Key, { only, ...named }: Named & { only: string }): One => ({
      ...{ id, ...named, isNamed: true, clears: [id] },
      inWords: ({ search, t }) => (valueIn<boolean>(search, id) ? t("lists:yes") : null),
      editor: ({ search, change, t }) => (
        <FlagOf
          label={t(only)}
          isOn={valueIn<boolean>(search, id) ?? false}
          onChange={(isOn) => change(changeOf(id, isOn || undefined))}
        />
      ),
    }),
    /** One of the states, of which the usual one is in force when none is said. */
    state: <Key extends Holding<Search, string>>(
      id: Key,
      { values, word, ...named }: Worded<Given<Search, Key> & Choice>,
    ): One => ({
      ...{ id, ...named, clears: [id] },
      inWords: ({ search, t }, usual) => {
        const value = valueIn<Given<Search, Key> & Choice>(search, id);
        return isSet(value) && value !== undefined && value !== usual ? word(value, t) : null;
      },
      editor: ({ search, change, t }, usual) => (
        <StateOf
          label={t(named.label)}
          options={values.map((value) => ({ value: String(value), label: word(value, t) }))}
          chosen={textIn(search, id) ?? String(usual)}
          onPick={(text) =>
            change(
              changeOf(
                id,
                values.find((value) => value === text && value !== usual),
              ),
            )
          }
        />
      ),
    }),
    /** What none of the others is. */
    custom: (
      id: string,
      custom: Named & {
        when?: (facts: Facts) => boolean;
        inWords: (drawing: Drawing) => string | null;
        editor: (drawing: Drawing) => ReactNode;
        clears?: readonly (keyof Search & string)[];
      },
    ): One => ({ clears: [id], ...custom, id }),
  };
}

/** A record whose name was not read yet. */
const pending = (value: string) => (isId(value) ? "…" : value);

/** The kinds above take a name only where its parameter holds such a value. */
function valueIn<Value>(search: object, id: string): Value | undefined {
  const said: Record<string, unknown> = { ...search };
  return said[id] as Value | undefined;
}
const textIn = (search: object, id: string) => valueIn<string>(search, id);
const textsIn = (search: object, id: string) => valueIn<readonly string[]>(search, id) ?? [];

function changeOf<Search>(id: string, value: unknown): Partial<Search> {
  const change: Record<string, unknown> = { [id]: value };
  return change as Partial<Search>;
}
