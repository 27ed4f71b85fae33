import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ArrowDownWideNarrow } from "lucide-react";

export interface GroupMenuProps<Grouping extends string> {
  label: string;
  groupings: readonly Grouping[];
  value: Grouping;
  wordOf: (grouping: Grouping) => string;
  onChange: (grouping: Grouping) => void;
}

/** By what the rows of a list are gathered. */
export function GroupMenu<Grouping extends string>({
  label,
  groupings,
  value,
  wordOf,
  onChange,
}: GroupMenuProps<Grouping>) {
  const choose = (chosen: string) => {
    const grouping = groupings.find((known) => known === chosen);
    if (grouping) onChange(grouping);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={label} size="icon-sm">
          <ArrowDownWideNarrow />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{label}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={value} onValueChange={choose}>
          {groupings.map((grouping) => (
            <DropdownMenuRadioItem key={grouping} value={grouping}>
              {wordOf(grouping)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
