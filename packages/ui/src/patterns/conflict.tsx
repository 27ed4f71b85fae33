import { RadioGroup as RadixRadioGroup } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "../primitives/button.tsx";
import { WarningIcon } from "../primitives/status-icon.tsx";

export type ConflictSide = "yours" | "theirs";

export type ConflictProps = {
  /** "Tom changed the due date while you were editing" */
  title: string;
  yours: ReactNode;
  theirs: {
    /** "Tom, 14:21" */
    heading: string;
    value: ReactNode;
  };
  /** "Yours", "Keep mine", "Take Tom's" */
  words: { yours: string; keepMine: string; takeTheirs: string };
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** "Both stay in the history" */
  note?: string;
  busy?: boolean;
};

/** It is at the head of a form whose foot was pressed. */
const bringIntoSight = (section: HTMLElement | null) => section?.scrollIntoView({ block: "nearest" });

/** Two people changed one field. Both values are in sight; the arrow keys compare, the buttons decide. */
export function Conflict({ title, yours, theirs, words, onKeepMine, onTakeTheirs, note, busy }: ConflictProps) {
  const [chosen, setChosen] = useState<ConflictSide>("yours");
  return (
    <section ref={bringIntoSight} role="alert" aria-label={title} className="px-5 py-4.5 text-sm max-md:px-4">
      <h3 className="flex items-start gap-2 font-semibold">
        <WarningIcon className="mt-0.5 text-status-due-soon" />
        <span dir="auto">{title}</span>
      </h3>
      <RadixRadioGroup.Root
        aria-label={title}
        value={chosen}
        onValueChange={(side) => setChosen(side === "theirs" ? "theirs" : "yours")}
        className="mt-3 grid gap-2 sm:grid-cols-2"
      >
        <ConflictValue side="yours" heading={words.yours}>
          {yours}
        </ConflictValue>
        <ConflictValue side="theirs" heading={theirs.heading}>
          {theirs.value}
        </ConflictValue>
      </RadixRadioGroup.Root>
      <div className="mt-3.5 flex flex-wrap items-center gap-2">
        <Button variant={chosen === "yours" ? "primary" : "secondary"} disabled={busy} onClick={onKeepMine}>
          {words.keepMine}
        </Button>
        <Button variant={chosen === "theirs" ? "primary" : "secondary"} disabled={busy} onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
        {note ? <span className="ms-auto text-muted-foreground text-xs">{note}</span> : null}
      </div>
    </section>
  );
}

type ConflictValueProps = { side: ConflictSide; heading: string; children: ReactNode };

function ConflictValue({ side, heading, children }: ConflictValueProps) {
  return (
    <RadixRadioGroup.Item
      value={side}
      className="min-w-0 rounded-md px-3 py-2.5 text-start inset-ring inset-ring-border-strong hover:bg-accent data-[state=checked]:bg-transparent data-[state=checked]:inset-ring-[1.5px] data-[state=checked]:inset-ring-ring"
    >
      <span dir="auto" className="block text-muted-foreground text-xs">
        {heading}
      </span>
      <span dir="auto" className="mt-0.5 block break-words font-medium tabular-nums">
        {children}
      </span>
    </RadixRadioGroup.Item>
  );
}
