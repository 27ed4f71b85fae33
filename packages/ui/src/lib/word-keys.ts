/**
 * The words the components of this package say by themselves. The app supplies them in the user's language. The values
 * a key takes stand beside it; one that takes `count` may have plural forms.
 */
export const wordKeys = [
  "addFilter",
  "apply",
  "camera",
  "cancel",
  "clear",
  "clearAll",
  "close",
  "columns",
  "comment",
  "copied",
  "copyLink",
  "decrease",
  "dropFiles",
  "editFilter", // field
  "errorCode", // code, requestId
  "fieldErrors", // count
  "fileProgress", // name, percent
  "filters", // count
  "increase",
  "loading",
  "loadingMore",
  "mention",
  "moreActions",
  "next",
  "noResults",
  "notices",
  "notOpened",
  "notOpenedOlderBrowser",
  "notOpenedBroken",
  "open",
  "openAsPage",
  "openCalendar",
  "unreadable",
  "photo", // position, total
  "position", // position, total
  "previous",
  "remove", // name
  "resetColumns",
  "retry",
  "saveView",
  "saving",
  "search",
  "selectAll",
  "selectRow", // name
  "selected", // count
  "send",
  "sortAscending", // column
  "sortDescending", // column
  "time",
  "typeForMore",
  "undo",
  "unsaved", // count
] as const;

export type WordKey = (typeof wordKeys)[number];

export type WordValues = Record<string, string | number>;

/** Gives the words for a key in the user's language, with its values filled in. */
export type Say = (key: WordKey, values?: WordValues) => string;
