import type { PaletteGroup, PaletteKind } from "@ymp/ui/primitives/command-palette";
import type { FoundRecord } from "./actions.ts";

interface RecordGroupNeeds {
  text: string;
  kind: string;
  go: (href: string, newTab: boolean) => void;
}

export interface RecordGroups {
  groups: PaletteGroup[];
  kinds: PaletteKind[];
  best: FoundRecord[];
  shown: number;
  total: number;
  isBusy: boolean;
  isOffline: boolean;
}

export function useRecordGroups(_needs: RecordGroupNeeds): RecordGroups {
  return { groups: [], kinds: [], best: [], shown: 0, total: 0, isBusy: false, isOffline: false };
}
