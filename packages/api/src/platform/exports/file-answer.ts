/** A file as a procedure answers it. */
export interface FileAnswer {
  fileName: string;
  mediaType: string;
  /** Empty where the file is at `address`. */
  base64: string;
  /** Where a browser's session downloads it within the next minutes; scripts have the bytes with the answer. */
  address?: string;
}

export const isFileAnswer = (answer: unknown): answer is FileAnswer =>
  typeof answer === "object" &&
  answer !== null &&
  ["fileName", "mediaType", "base64"].every((name) => typeof Reflect.get(answer, name) === "string");
