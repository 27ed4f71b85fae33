/** Whether the key beside the space bar is ⌘. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key that commands are pressed with, as it is printed on the keyboard. */
export const modKey = isApple ? "⌘" : "Ctrl";

/** Both keys together as one hint: "⌘↵", "Ctrl ↵". */
export const withMod = (key: string): string => (isApple ? `${modKey}${key}` : `${modKey} ${key}`);
