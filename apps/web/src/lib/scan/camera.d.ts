/** What browsers have and TypeScript's library does not know yet. */
interface DetectedBarcode {
  readonly rawValue: string;
}

interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<DetectedBarcode[]>;
}

interface Window {
  readonly BarcodeDetector?: {
    new (options: { formats: readonly string[] }): BarcodeDetector;
    getSupportedFormats(): Promise<string[]>;
  };
}

interface MediaTrackCapabilities {
  readonly torch?: boolean;
}

interface MediaTrackConstraintSet {
  torch?: boolean;
}
