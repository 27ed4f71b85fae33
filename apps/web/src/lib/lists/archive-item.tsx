import { DropdownMenuItem } from "@ymp/ui/primitives/dropdown-menu";
import { Archive } from "lucide-react";
import { useTranslation } from "../translation.tsx";
import type { AnyInput, AnySearch, ListAddress } from "./list-address.ts";
import { useListSteps } from "./use-list-address.ts";

export interface ArchiveItemProps<Search extends AnySearch, Input extends AnyInput> {
  address: ListAddress<Search & { state?: "archived" | "live" | "all" | undefined }, Input>;
  /** The module whose words name it. */
  words: string;
}

/** In the menu of a list: to its archived records, and back to those in use. */
export function ArchiveItem<Search extends AnySearch, Input extends AnyInput>({
  address,
  words,
}: ArchiveItemProps<Search, Input>) {
  const { t } = useTranslation();
  const { search, change } = useListSteps(address);
  const isArchive = search.state === "archived";
  return (
    <DropdownMenuItem onSelect={() => change({ ...address.noFilters, state: isArchive ? undefined : "archived" })}>
      <Archive />
      {t(`${words}:action.${isArchive ? "backToLive" : "showArchive"}`)}
    </DropdownMenuItem>
  );
}
