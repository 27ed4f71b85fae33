/** The browser's storage, or one that lasts as long as the page where the browser refuses it. */
export function deviceStorage(
  kind: "localStorage" | "sessionStorage",
): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  try {
    return window[kind];
  } catch {
    // Reading the property throws where the user has blocked storage.
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}
