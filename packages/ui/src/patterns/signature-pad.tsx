import { drawingText } from "@ymp/core/signature";
import { Eraser, Undo2 } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import SignatureEngine, { type PointGroup } from "signature_pad";
import { Button } from "../primitives/button.tsx";
import { useWords } from "../primitives/words.tsx";

export type SignaturePadHandle = {
  /** The drawing as a PNG on a transparent ground, cut to its ink; null while nothing is drawn. */
  picture: () => Promise<Blob | null>;
};

export type SignaturePadProps = {
  /** Names the surface: "Signature of Marie Laurent". */
  label: string;
  /** Stands on the line while nothing is drawn. */
  hint: string;
  onInkChange?: (hasInk: boolean) => void;
  /** The strokes after each of them, as `core/signature` keeps them; null once nothing is left. */
  onDraw?: (drawing: string | null) => void;
  ref?: Ref<SignaturePadHandle>;
};

/** What is kept of a drawing is black ink, whatever the theme it was drawn in. */
const keptInk = () => getComputedStyle(document.documentElement).getPropertyValue("--label-ink").trim();
const pen = { minWidth: 0.8, maxWidth: 2.6 } as const;
/** A kept drawing is drawn again at this many times its size, so that it prints well. */
const keptScale = 3;
const margin = 8;

/** A line to sign on, by mouse, pen or finger. Undo takes back the last stroke. */
export function SignaturePad({ label, hint, onInkChange, onDraw, ref }: SignaturePadProps) {
  const say = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const engine = useRef<SignatureEngine>(null);
  const [strokes, setStrokes] = useState(0);
  const tell = useEffectEvent(() => {
    const drawn = engine.current?.toData() ?? [];
    setStrokes(drawn.length);
    onInkChange?.(drawn.length > 0);
    onDraw?.(drawingText(drawn.map(({ points }) => points)));
  });

  useEffect(() => {
    const surface = canvas.current;
    // Without a drawing surface the caller offers another way.
    if (!surface?.getContext("2d")) return;
    const pad = new SignatureEngine(surface, { ...pen, penColor: getComputedStyle(surface).color });
    engine.current = pad;
    const onStroke = () => tell();
    pad.addEventListener("endStroke", onStroke);
    const fitted = new ResizeObserver(() => fit(surface, pad));
    fitted.observe(surface);
    return () => {
      fitted.disconnect();
      pad.off();
    };
  }, []);

  useImperativeHandle(ref, () => ({ picture: () => pictureOf(engine.current?.toData() ?? []) }), []);

  const show = (data: PointGroup[]) => {
    engine.current?.fromData(data);
    tell();
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="relative rounded-md bg-paper inset-ring inset-ring-input">
        <span aria-hidden className="absolute inset-x-6 bottom-10 border-paper-rule border-b" />
        {strokes === 0 ? (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-x-6 bottom-3 text-center text-paper-muted text-xs"
          >
            {hint}
          </span>
        ) : null}
        <canvas ref={canvas} role="img" aria-label={label} className="relative block h-44 w-full touch-none text-ink" />
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={strokes === 0}
          onClick={() => show(engine.current?.toData().slice(0, -1) ?? [])}
        >
          <Undo2 />
          {say("undo")}
        </Button>
        <Button variant="ghost" size="sm" disabled={strokes === 0} onClick={() => show([])}>
          <Eraser />
          {say("clear")}
        </Button>
      </div>
    </div>
  );
}

/** A canvas has the pixels of the screen, so it is sized by hand, and what was drawn is drawn again. */
function fit(surface: HTMLCanvasElement, pad: SignatureEngine): void {
  const ratio = Math.max(window.devicePixelRatio, 1);
  const { offsetWidth, offsetHeight } = surface;
  if (surface.width === offsetWidth * ratio && surface.height === offsetHeight * ratio) return;
  const drawn = pad.toData();
  surface.width = offsetWidth * ratio;
  surface.height = offsetHeight * ratio;
  surface.getContext("2d")?.scale(ratio, ratio);
  pad.fromData(drawn);
}

async function pictureOf(strokes: PointGroup[]): Promise<Blob | null> {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return null;
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const top = Math.min(...points.map(({ y }) => y)) - margin;
  const surface = document.createElement("canvas");
  surface.width = (Math.max(...points.map(({ x }) => x)) + margin - left) * keptScale;
  surface.height = (Math.max(...points.map(({ y }) => y)) + margin - top) * keptScale;
  surface.getContext("2d")?.scale(keptScale, keptScale);
  const penColor = keptInk();
  const shifted = strokes.map((stroke) => ({
    ...stroke,
    penColor,
    points: stroke.points.map((point) => ({ ...point, x: point.x - left, y: point.y - top })),
  }));
  new SignatureEngine(surface, pen).fromData(shifted);
  return new Promise((resolve) => surface.toBlob(resolve, "image/png"));
}
