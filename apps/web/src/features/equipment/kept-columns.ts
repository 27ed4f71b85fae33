import { useCallback, useState } from "react";
import { deviceStorage } from "../../app/device-storage.ts";

const key = "ymp.equipment.hiddenColumns";
const storage = deviceStorage("localStorage");

/** What a screen of usual width has no room for. */
const atFirst = ["serialNumber", "use"];

function read(): ReadonlySet<string> {
  const kept = storage.getItem(key);
  return new Set(kept === null ? atFirst : kept.split(",").filter(Boolean));
}

/** Which columns the reader has put away, kept on the device. */
export function useHiddenColumns(): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const [hidden, setHidden] = useState(read);
  const change = useCallback((next: ReadonlySet<string>) => {
    setHidden(next);
    storage.setItem(key, [...next].join(","));
  }, []);
  return [hidden, change];
}
