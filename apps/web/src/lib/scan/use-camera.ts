import { useEffect, useEffectEvent, useRef, useState } from "react";
import { openCodeReader } from "./code-reader.ts";
import { createSights } from "./repeats.ts";

/** Why there is no picture, each with a sentence of its own. */
export type CameraRefusal = "denied" | "none" | "busy" | "insecure" | "failed";

export type CameraState =
  | { status: "starting" }
  | { status: "live"; hasTorch: boolean }
  | { status: "refused"; refusal: CameraRefusal };

export interface CameraChoice {
  id: string;
  label: string;
}

const lookEveryMs = 120;

/** Shows the camera in the video it is given and reads the codes before it, for as long as it is wanted. */
export function useCamera(isWanted: boolean, onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(null);
  // Another attempt is another object, so that the same camera is opened again.
  const [choice, setChoice] = useState<{ cameraId: string | null }>({ cameraId: null });
  const [state, setState] = useState<CameraState>({ status: "starting" });
  const [cameras, setCameras] = useState<CameraChoice[]>([]);
  const [isTorchOn, setIsTorchOn] = useState(false);
  const read = useEffectEvent(onCode);

  useEffect(() => {
    if (!isWanted) return;
    const ending = new AbortController();
    setState({ status: "starting" });
    setIsTorchOn(false);
    void open(choice.cameraId, ending.signal).then(async (opened) => {
      if ("refusal" in opened) return setState({ status: "refused", refusal: opened.refusal });
      if (!opened.stream || !video.current) return stop(opened.stream);
      stream.current = opened.stream;
      video.current.srcObject = opened.stream;
      setState({ status: "live", hasTorch: hasTorch(opened.stream) });
      setCameras(await listCameras());
      await watch(video.current, ending.signal, (code) => read(code));
    });
    return () => {
      ending.abort();
      stop(stream.current);
      stream.current = null;
    };
  }, [isWanted, choice]);

  return {
    video,
    state,
    cameras,
    cameraId: choice.cameraId ?? stream.current?.getVideoTracks()[0]?.getSettings().deviceId ?? null,
    chooseCamera: (cameraId: string) => setChoice({ cameraId }),
    tryAgain: () => setChoice((before) => ({ ...before })),
    isTorchOn,
    async toggleTorch() {
      const [track] = stream.current?.getVideoTracks() ?? [];
      await track?.applyConstraints({ advanced: [{ torch: !isTorchOn }] });
      setIsTorchOn(!isTorchOn);
    },
  };
}

type Opened = { stream: MediaStream | null } | { refusal: CameraRefusal };

async function open(cameraId: string | null, signal: AbortSignal): Promise<Opened> {
  if (!window.isSecureContext) return { refusal: "insecure" };
  if (!navigator.mediaDevices) return { refusal: "none" };
  const camera = cameraId ? { deviceId: { exact: cameraId } } : { facingMode: { ideal: "environment" } };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { ...camera, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    if (!signal.aborted) return { stream };
    stop(stream);
    return { stream: null };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

function refusalOf(error: unknown): CameraRefusal {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "none";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "failed";
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const hasTorch = (stream: MediaStream) => stream.getVideoTracks()[0]?.getCapabilities?.().torch === true;

/** Their names are told only once the camera was allowed. */
async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "")
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const sights = createSights();
  const read = await openCodeReader();
  while (!signal.aborted) {
    const code = video.readyState >= video.HAVE_CURRENT_DATA ? await read(video) : null;
    if (code && !signal.aborted && sights.isNew(code, performance.now())) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
