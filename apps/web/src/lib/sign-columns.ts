const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** How many figures wide a text is: a sign of Chinese, Japanese or Korean takes the place of two. */
export const columnsOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);
