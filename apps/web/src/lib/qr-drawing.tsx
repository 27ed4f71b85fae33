import { create } from "qrcode";
import { useMemo } from "react";

const quietZone = 2;

export interface QrDrawingProps {
  text: string;
  label: string;
  className: string;
}

/** Modules as one path, so that it stays sharp at any size and needs no picture from elsewhere. */
export function QrDrawing({ text, label, className }: QrDrawingProps) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: "M" });
    let drawn = "";
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) drawn += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
    return { size: modules.size + 2 * quietZone, path: drawn };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} className="fill-label-paper" />
      <path d={path} className="fill-label-ink" />
    </svg>
  );
}
