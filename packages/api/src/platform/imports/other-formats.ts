import { refuseFile } from "./refuse-file.ts";

/** What other programs save lists as, told by how it begins; the sentence says how to get a table out of it. */
const formats: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^\s*(\[\s*[[{\]"]|\{\s*["}])/, "imports:fileJson"],
  [/^[ \t]*(insert into|create table|create database|copy [\w."]+ \()/im, "imports:fileSql"],
  [/^\s*<(\?xml|!doctype|html|table|workbook)\b/i, "imports:fileMarkup"],
  [/^%PDF-/, "imports:filePdf"],
];

const searchedCharacters = 20_000;

/** @throws AppError invalid for text that is a list in another form than a table */
export function refuseOtherFormats(text: string): void {
  const beginning = text.slice(0, searchedCharacters);
  const found = formats.find(([pattern]) => pattern.test(beginning));
  if (found) refuseFile(found[1]);
}
