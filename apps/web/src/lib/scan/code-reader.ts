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

async function openScriptReader(): Promise<CodeReader> {
  const [{ BrowserMultiFormatReader }, { BarcodeFormat, DecodeHintType }] = await Promise.all([
    import("@zxing/browser"),
    import("@zxing/library"),
  ]);
  const { CODE_128, CODE_39, DATA_MATRIX, EAN_13, EAN_8, ITF, QR_CODE, UPC_A, UPC_E } = BarcodeFormat;
  const hints = new Map<number, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [QR_CODE, DATA_MATRIX, EAN_13, EAN_8, UPC_A, UPC_E, CODE_128, CODE_39, ITF]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const reader = new BrowserMultiFormatReader(hints);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    context.drawImage(video, 0, 0);
    try {
      return reader.decodeFromCanvas(canvas).getText();
    } catch {
      // It throws for every picture without a code.
      return null;
    }
  };
}
