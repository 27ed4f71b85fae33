import { Box, Gauge, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../primitives/button.tsx";
import { CommandPalette, type PaletteGroup } from "../primitives/command-palette.tsx";
import { OverdueIcon } from "../primitives/glyph.tsx";
import { InProgressIcon } from "../primitives/status-icon.tsx";
import { toast } from "../primitives/toaster.tsx";
import { Specimen } from "./gallery-specimen.tsx";

const open = (what: string) => (options: { newTab: boolean }) =>
  toast.success(options.newTab ? `${what}, new tab` : what);

const groups: readonly PaletteGroup[] = [
  {
    id: "menu",
    label: "Menu and actions",
    items: [
      {
        id: "raise",
        icon: <Plus />,
        label: "Raise job on Generator 1",
        matches: [
          { from: 13, to: 16 },
          { from: 23, to: 24 },
        ],
        onSelect: open("Raise job"),
      },
      {
        id: "reading",
        icon: <Gauge />,
        label: "Add reading, Generator 1",
        state: "last 4,811.0 h",
        onSelect: open("Add reading"),
      },
    ],
  },
  {
    id: "parts",
    label: "Spare parts",
    note: "showing “filter” for “fliter”",
    items: [
      {
        id: "oil",
        icon: <Box />,
        label: "Oil filter, generator 1",
        matches: [{ from: 4, to: 10 }],
        detail: "7W-2326, bin C2",
        state: "4 in stock",
        onSelect: open("Oil filter"),
      },
    ],
  },
  {
    id: "jobs",
    label: "Jobs",
    items: [
      {
        id: "0412",
        icon: <InProgressIcon />,
        label: "Generator 1, 500 h service",
        detail: "0412, Marek, Priya",
        state: (
          <span className="flex items-center gap-1.5 text-status-overdue">
            <OverdueIcon className="size-3.5" />
            11.0 h over
          </span>
        ),
        onSelect: open("Job 0412"),
      },
    ],
  },
];

const kinds = [
  { id: "all", label: "All" },
  { id: "equipment", label: "Equipment" },
  { id: "jobs", label: "Jobs" },
];

export function GalleryPalette() {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("gen 1 fliter");
  const [kind, setKind] = useState("all");
  return (
    <Specimen title="Command palette">
      <Button onClick={() => setIsOpen(true)}>Find or go to</Button>
      <CommandPalette
        open={isOpen}
        onOpenChange={setIsOpen}
        text={text}
        onTextChange={setText}
        groups={kind === "all" ? groups : groups.filter((group) => group.id === kind)}
        kinds={kinds}
        kind={kind}
        onKindChange={setKind}
        labels={{
          title: "Find or go to",
          placeholder: "Find or go to",
          narrow: "Tab to narrow",
          move: "move",
          open: "open",
          newTab: "new tab",
          results: "4 of 23 results",
          nothing: "Nothing found",
        }}
      />
    </Specimen>
  );
}
