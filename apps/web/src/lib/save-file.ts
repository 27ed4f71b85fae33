const keptForMs = 10_000;

/** Hands a file that was made here to the reader's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  follow(url, name);
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}

/** Has the browser download a file that the server made: it shows how far it is, and goes on by itself when the page is left. */
export function startDownload({ address, fileName }: { address?: string; fileName: string }): void {
  if (!address) throw new Error(`No address came for ${fileName}.`);
  follow(address, fileName);
}

function follow(address: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
}
