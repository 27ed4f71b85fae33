import { deviceStorage } from "../../app/device-storage.ts";

const storage = deviceStorage("localStorage");

/** What a database has still to let go of, by id: kept outside of it, since it may be silent until the page is closed. */
export interface RemovalNotes {
  ids(): string[];
  add(id: string): void;
  drop(id: string): void;
}

/**
 * Lies in the other storage of the browser, where the next start and other tabs find it. Where that one is refused as well, it
 * lasts as long as the page: nothing on such a device can tell the next start that something was left out.
 */
export function removalNotes(name: string): RemovalNotes {
  const key = `ymp.removed.${name}`;
  const ids = () => (storage.getItem(key) ?? "").split(" ").filter(Boolean);
  const keep = (left: readonly string[]) =>
    left.length > 0 ? storage.setItem(key, left.join(" ")) : storage.removeItem(key);
  return { ids, add: (id) => keep([...ids(), id]), drop: (id) => keep(ids().filter((other) => other !== id)) };
}
