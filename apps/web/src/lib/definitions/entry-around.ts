import type { Facts, Field, Values } from "@ymp/core/definitions/definition";
import type { Finding } from "@ymp/core/definitions/judge-entry";
import type { ComboboxItem } from "@ymp/ui/primitives/combobox";
import { type ComponentType, createContext, type FocusEvent, use } from "react";

export interface MachinePickerProps {
  label: string;
  equipmentId: string | null;
  onPick: (machine: { id: string } | null) => void;
  id?: string;
}

/** What an entry is filled in with beside what is typed. */
export interface EntryAround {
  readonly facts: Facts;
  /** The ship's clock. */
  readonly zone: string;
  readonly now: Date;
  readonly people: readonly ComboboxItem[];
  readonly MachinePicker: ComponentType<MachinePickerProps>;
}

export interface FieldGridProps {
  fields: readonly Field[];
  values: Values;
  /** What conditions are asked of, with what is computed. */
  whole: Values;
  /** The path to these fields, with a point at its end. */
  above: string;
  onChange: (values: Values) => void;
}

interface Filling extends EntryAround {
  /** Draws fields, and those of their rows. */
  readonly Grid: ComponentType<FieldGridProps>;
  readonly findings: readonly Finding[];
  /** Whether what is wrong at this place is said by now. */
  readonly isSaid: (path: string) => boolean;
  readonly onLeave: (path: string) => void;
  /** When the vessel was at the place that this field asks for. */
  readonly timeAt: (key: string) => string | undefined;
}

export const FillingContext = createContext<Filling | null>(null);

export function useFilling(): Filling {
  const filling = use(FillingContext);
  if (!filling) throw new Error("An entry's fields are needed above.");
  return filling;
}

/** What runs once the focus is nowhere within any more. */
export const onceLeft = (run: () => void) => ({
  onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) run();
  },
});
