import { drawingOf } from "@ymp/core/signature";
import { cn } from "../lib/cn.ts";

const margin = 4;

/** A signature as it was drawn, in the ink of the theme; on paper black. */
export function SignatureInk({ drawing, label, className }: { drawing: string; label: string; className?: string }) {
  const { width, height, strokes } = drawingOf(drawing);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("block h-14 w-full max-w-64 text-ink", className)}
    >
      {strokes.map((stroke) => {
        const points = stroke.map(({ x, y }) => `${x},${y}`).join(" ");
        return <polyline key={points} points={points} vectorEffect="non-scaling-stroke" />;
      })}
    </svg>
  );
}
