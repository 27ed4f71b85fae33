import { Columns3 } from "lucide-react";
import { IconButton } from "../primitives/button.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../primitives/dropdown-menu.tsx";
import { useWords } from "../primitives/words.tsx";
import { toggleSelected } from "./data-table-items.ts";

export type ColumnMenuProps = {
  columns: readonly { id: string; header: string; hideable?: boolean }[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
};

/** Which columns a table shows. It stays open while several are switched. */
export function ColumnMenu({ columns, hidden, onHiddenChange }: ColumnMenuProps) {
  const say = useWords();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={say("columns")} size="icon-sm">
          <Columns3 />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{say("columns")}</DropdownMenuLabel>
        {columns.map((column) => (
          <DropdownMenuCheckboxItem
            key={column.id}
            checked={!hidden.has(column.id)}
            disabled={column.hideable === false}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={() => onHiddenChange(toggleSelected(hidden, column.id))}
          >
            <span dir="auto">{column.header}</span>
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={hidden.size === 0} onSelect={() => onHiddenChange(new Set())}>
          <span className="ps-6">{say("resetColumns")}</span>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
