const prefix = /^data:[^,]*,/;

/** A file's bytes as text, the way a step of the import carries them. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error("The file cannot be read."));
    reader.onload = () => resolve(String(reader.result).replace(prefix, ""));
    reader.readAsDataURL(file);
  });
}
