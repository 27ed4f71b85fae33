/** Nothing of it is seen: spaces, format characters, marks without a letter, and letters that are drawn empty. */
const unseen = /^[\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** Whether anything of it is to be seen, on screen and on paper. */
export const isSeen = (text: string): boolean => !unseen.test(text);

/** Control characters other than tab and line ends, halves of pairs, and marks that turn the reading direction round. */
const misleading = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Whether it reads otherwise than it is. */
export const isMisleading = (text: string): boolean => misleading.test(text);

const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that turn the reading direction round or take no room, and halves of pairs. Joiners within words stay. */
const marks = /[\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** As a line of print holds it: nothing in it begins another line, or is read in another direction than it is. */
export const onOneLine = (text: string): string => text.replace(marks, "").replace(breaks, " ").trim();
