import { useCallback, useState } from "react";
import { deviceStorage } from "../../app/device-storage.ts";

const key = "ymp.equipment.hiddenColumns";
const storage = deviceStorage("localStorage");

function read(): ReadonlySet<string> {
  const kept = storage.getItem(key);
  return new Set(kept ? kept.split(",") : []);
}

/** Which columns the reader has put away, kept on the device. */
export function useHiddenColumns(): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState(read);
  const change = useCallback((next: ReadonlySet<string>) => {
    setHidden(next);
    if (next.size > 0) storage.setItem(key, [...next].join(","));
    else storage.removeItem(key);
  }, []);
  return [hidden, change];
}
