/** A square of a picture, in percent of its shown width and height. */
export interface CropSquare {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Portraits are kept at this size, however large the photo was. */
export const portraitPx = 512;

/** The largest square in the middle of a picture, made smaller by the zoom (1 shows all of it). */
export function squareAt(
  picture: { width: number; height: number },
  zoom: number,
  centre = { x: 50, y: 50 },
): CropSquare {
  const side = Math.min(picture.width, picture.height) / zoom;
  const width = (side / picture.width) * 100;
  const height = (side / picture.height) * 100;
  const within = (at: number, extent: number) => Math.min(Math.max(at - extent / 2, 0), 100 - extent);
  return { x: within(centre.x, width), y: within(centre.y, height), width, height };
}

export const centreOf = ({ x, y, width, height }: CropSquare) => ({ x: x + width / 2, y: y + height / 2 });

/** How far into the picture a square goes. */
export function zoomOf(picture: { width: number; height: number }, square: CropSquare): number {
  const side = (square.width / 100) * picture.width;
  return side > 0 ? Math.min(picture.width, picture.height) / side : 1;
}

/** Draws the square of the picture over the whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, image: HTMLImageElement, square: CropSquare): void {
  const { naturalWidth, naturalHeight } = image;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  context.drawImage(
    image,
    (square.x / 100) * naturalWidth,
    (square.y / 100) * naturalHeight,
    (square.width / 100) * naturalWidth,
    (square.height / 100) * naturalHeight,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** The square as a JPEG of its own; null where the browser cannot write one. */
export function portraitOf(image: HTMLImageElement, square: CropSquare): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = portraitPx;
  canvas.height = portraitPx;
  drawSquare(canvas, image, square);
  return new Promise((resolve) =>
    canvas.toBlob(
      (bytes) => resolve(bytes && new File([bytes], "portrait.jpg", { type: "image/jpeg" })),
      "image/jpeg",
      0.9,
    ),
  );
}
