import { cn } from "../lib/cn.ts";
import { Glyph, type IconProps } from "./glyph.tsx";

/** The YMP mark: a compass arc around the ship's head. The arc turns with the heading where it is known. */
export function Mark({ className, headingDegrees = 0, ...props }: IconProps & { headingDegrees?: number }) {
  return (
    <Glyph strokeWidth={1.6} className={cn("size-6", className)} {...props}>
      <g transform={`rotate(${-headingDegrees} 12 12)`}>
        <path d="M5.2 19.2a10 10 0 1 1 13.6 0" />
        <path d="M12 2v2.6M22 12h-2.6M2 12h2.6" />
      </g>
      <path d="M12 6.8 15.2 16 12 14.3 8.8 16Z" fill="currentColor" stroke="none" />
    </Glyph>
  );
}
