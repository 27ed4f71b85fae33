/**
 * The words the components of this package say by themselves. The app supplies them in the user's language;
 * keys with a number in brackets below take `count` and may have plural forms.
 */
export const wordKeys = [
  "add",
  "addFilter",
  "apply",
  "back",
  "camera",
  "cancel",
  "clear",
  "clearAll",
  "close",
  "columns",
  "comment",
  "copyLink",
  "copied",
  "decrease",
  "dropFiles",
  "editFilter", // field
  "errorCode", // code, requestId
  "fieldErrors", // count
  "fileFailed", // name
  "fileProgress", // name, percent
  "filters", // count
  "increase",
  "keepMine",
  "loading",
  "loadingMore",
  "moreActions",
  "next",
  "nextMonth",
  "noResults",
  "notices",
  "notNow",
  "openAsPage",
  "openCalendar",
  "optional",
  "photo", // position, total
  "position", // position, total
  "previous",
  "previousMonth",
  "queued", // count
  "remove", // name
  "required",
  "resetColumns",
  "retry",
  "rows", // count
  "saveView",
  "saving",
  "search",
  "selectAll",
  "selectRow", // name
  "selected", // count
  "send",
  "sortAscending", // column
  "sortDescending", // column
  "takeTheirs", // name
  "time",
  "undo",
  "unsaved", // count
  "yours",
] as const;

export type WordKey = (typeof wordKeys)[number];

export type WordValues = Record<string, string | number>;

/** Gives the words for a key in the user's language, with its values filled in. */
export type Say = (key: WordKey, values?: WordValues) => string;
