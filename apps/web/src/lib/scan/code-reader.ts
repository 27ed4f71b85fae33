import { codeInTime } from "@ymp/ui/lib/code-in-time";

/** The code in a picture of the camera, if one can be read. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader where it has one; else one in JavaScript, which is loaded only then. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await openNativeReader()) ?? openScriptReader();
}

const formats = ["qr_code", "data_matrix", "ean_13", "ean_8", "upc_a", "upc_e", "code_128", "code_39", "itf"];

async function openNativeReader(): Promise<CodeReader | null> {
  const Detector = window.BarcodeDetector;
  // Some systems have the interface and nothing behind it.
  const supported = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !supported.includes("qr_code") || !supported.includes("ean_13")) return null;
  const detector = new Detector({ formats: formats.filter((format) => supported.includes(format)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** More is slower on a phone and finds no more. */
const longestSide = 960;

/**
 * The script misses about one code in five that is held still, whichever way it is held, and finds it when it is seen a
 * little smaller and turned; pictures take turns. Angles in radians.
 */
const poses = [
  { scale: 1, turn: 0 },
  { scale: 0.6, turn: 0.06 },
  { scale: 0.8, turn: 0.12 },
  { scale: 1, turn: -0.06 },
];

async function openScriptReader(): Promise<CodeReader> {
  const [{ BrowserMultiFormatReader }, { BarcodeFormat, DecodeHintType }] = await codeInTime(() =>
    Promise.all([import("@zxing/browser"), import("@zxing/library")]),
  );
  const { CODE_128, CODE_39, DATA_MATRIX, EAN_13, EAN_8, ITF, QR_CODE, UPC_A, UPC_E } = BarcodeFormat;
  const hints = new Map<number, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [QR_CODE, DATA_MATRIX, EAN_13, EAN_8, UPC_A, UPC_E, CODE_128, CODE_39, ITF]],
  ]);
  const reader = new BrowserMultiFormatReader(hints);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  let pictures = 0;
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    const { scale, turn } = poses[pictures % poses.length] ?? { scale: 1, turn: 0 };
    pictures += 1;
    const fitting = scale * Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * fitting), Math.round(video.videoHeight * fitting)];
    canvas.width = width;
    canvas.height = height;
    context.translate(width / 2, height / 2);
    context.rotate(turn);
    context.drawImage(video, -width / 2, -height / 2, width, height);
    try {
      return reader.decodeFromCanvas(canvas).getText();
    } catch {
      // It throws for every picture without a code.
      return null;
    }
  };
}
