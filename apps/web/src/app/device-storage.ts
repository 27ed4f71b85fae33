/** False where the user has blocked cookies and with them whatever a site keeps on the device. */
export function isStorageAllowed(): boolean {
  try {
    return Boolean(window.localStorage);
  } catch {
    return false;
  }
}

/**
 * The browser's storage. What this tab alone has is kept in memory beside it: a system that is short of memory ends the process that
 * holds it, and the page lives on. Where the browser refuses it, or has no room in it, what is set lasts as long as the page: nothing that
 * is kept for convenience stops what somebody is doing.
 */
export function deviceStorage(
  kind: "localStorage" | "sessionStorage",
): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const refused = new Map<string, string>();
  const own = new Map<string, string>();
  const keep = (key: string, value: string) => kind === "sessionStorage" && own.set(key, value);
  const attempt = <Answer>(work: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return work(window[kind]);
    } catch {
      // Reading the property throws where the user has blocked storage, setting where it is full.
      return undefined;
    }
  };
  return {
    getItem(key) {
      const held = refused.get(key) ?? attempt((storage) => storage.getItem(key));
      if (held != null) keep(key, held);
      return held ?? own.get(key) ?? null;
    },
    setItem(key, value) {
      keep(key, value);
      refused.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        refused.delete(key);
      });
    },
    removeItem(key) {
      refused.delete(key);
      own.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
