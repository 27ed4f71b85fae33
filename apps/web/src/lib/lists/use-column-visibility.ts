import { useCallback, useState } from "react";
import { deviceStorage } from "../../app/device-storage.ts";

const storage = deviceStorage("localStorage");
const keyOf = (list: string) => `ymp.${list}.hiddenColumns`;

function read(list: string, atFirst: readonly string[]): ReadonlySet<string> {
  const kept = storage.getItem(keyOf(list));
  return new Set(kept === null ? atFirst : kept.split(",").filter(Boolean));
}

/**
 * Which columns the reader has put away, kept on the device.
 * @param atFirst those that a screen of usual width has no room for
 */
export function useColumnVisibility(
  list: string,
  atFirst: readonly string[] = [],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState(() => read(list, atFirst));
  const change = useCallback(
    (next: ReadonlySet<string>) => {
      setHidden(next);
      storage.setItem(keyOf(list), [...next].join(","));
    },
    [list],
  );
  return [hidden, change];
}
