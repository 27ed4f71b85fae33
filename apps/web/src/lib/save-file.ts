const keptForMs = 10_000;

/** Hands a file to the reader's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}

/** The same for a file that came from the server as text. */
export function saveBase64(file: FileAsText & { fileName: string }) {
  saveFile(fileOf(file), file.fileName);
}

interface FileAsText {
  mediaType: string;
  base64: string;
}

export function fileOf({ mediaType, base64 }: FileAsText): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: mediaType });
}
