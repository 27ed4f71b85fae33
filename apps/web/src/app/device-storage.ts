/** False where the user has blocked cookies and with them whatever a site keeps on the device. */
export function isStorageAllowed(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

/** What this tab has set; gone with the page. */
export const tabMemory = new Map<string, string>();

/**
 * The browser's storage. What this tab alone has set is kept in memory as well: a system that is short of memory ends the process that
 * holds it, and the page lives on. Where the browser refuses it, or has no room in it, what is set lasts as long as the page: nothing that
 * is kept for convenience stops what somebody is doing.
 */
export function deviceStorage(
  kind: "localStorage" | "sessionStorage",
): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const inMemory = kind === "sessionStorage" ? tabMemory : new Map<string, string>();
  const attempt = <Answer>(work: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return work(window[kind]);
    } catch {
      // Reading the property throws where the user has blocked storage, setting where it is full.
      return undefined;
    }
  };
  return {
    getItem: (key) => inMemory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      inMemory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        if (kind === "localStorage") inMemory.delete(key);
      });
    },
    removeItem(key) {
      inMemory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
