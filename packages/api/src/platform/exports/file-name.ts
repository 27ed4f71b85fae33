const longestBytes = 150;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A file name that every system can store, from parts such as vessel, list and date; letters of every script stay. `extension` without dot. */
export function safeFileName(parts: readonly string[], extension: string): string {
  const stem = shortened(
    parts
      .map((part) =>
        part
          .normalize("NFC")
          .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, " ")
          .replace(/\s+/g, " ")
          .replace(/^[\s.]+|[\s.]+$/g, ""),
      )
      .filter((part) => part !== "")
      .join(" - "),
  );
  const usable = stem === "" || reservedOnWindows.test(stem) ? `export ${stem}`.trim() : stem;
  return `${usable}.${extension}`;
}

/** File systems count bytes, not letters. */
function shortened(name: string): string {
  let short = name;
  while (Buffer.byteLength(short, "utf8") > longestBytes) short = [...short].slice(0, -1).join("");
  return short.replace(/[\s.]+$/, "");
}
