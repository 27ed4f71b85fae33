import { codeInTime } from "@ymp/ui/lib/code-in-time";

const longestEdgePx = 1600;

/** Codes that can be read in a picture: the label beside the machine. Empty where there is none, or the picture cannot be drawn. */
export async function readPictureCodes(file: File): Promise<string[]> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return [];
  const scale = Math.min(1, longestEdgePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const [{ BrowserQRCodeReader }, { DecodeHintType }] = await codeInTime(() =>
    Promise.all([import("@zxing/browser"), import("@zxing/library")]),
  );
  try {
    return [new BrowserQRCodeReader(new Map([[DecodeHintType.TRY_HARDER, true]])).decodeFromCanvas(canvas).getText()];
  } catch {
    // It throws for every picture without a code.
    return [];
  }
}
