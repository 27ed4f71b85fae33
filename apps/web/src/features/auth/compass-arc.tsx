const radius = 760;
const centre = { x: 720, y: 1560 };
const shownDegrees = 60;

const degrees = Array.from({ length: shownDegrees * 2 + 1 }, (_, index) => index - shownDegrees);
const isNamed = (degree: number) => degree % 10 === 0;
/** All of one kind in one path: each as elements of its own would double what the screen is made of. */
const namedTicks = degrees.filter(isNamed).map(tickAt).join("");
const plainTicks = degrees
  .filter((degree) => !isNamed(degree))
  .map(tickAt)
  .join("");

/** A stretch of a compass card with the ship's head at north. */
export function CompassArc() {
  return (
    <svg
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 h-[900px] w-full"
      aria-hidden="true"
    >
      <path d="M713 772 727 772 720 786Z" fill="var(--foreground)" />
      <path d={namedTicks} stroke="var(--border-strong)" strokeWidth={1.5} />
      <path d={plainTicks} stroke="var(--border-strong)" />
      {degrees.filter(isNamed).map((degree) => (
        <text
          key={degree}
          transform={`rotate(${degree} ${centre.x} ${centre.y})`}
          x={centre.x}
          y={centre.y - radius + 46}
          textAnchor="middle"
          fontSize={12}
          fill="var(--muted-foreground)"
        >
          {String((degree + 360) % 360).padStart(3, "0")}
        </text>
      ))}
    </svg>
  );
}

function tickAt(degree: number): string {
  const length = isNamed(degree) ? 26 : degree % 5 === 0 ? 16 : 9;
  return `M${placeAt(degree, radius)}L${placeAt(degree, radius - length)}`;
}

/** A point this far from the centre, by its bearing. */
function placeAt(degree: number, distance: number): string {
  const angle = (degree * Math.PI) / 180;
  return `${(centre.x + distance * Math.sin(angle)).toFixed(2)} ${(centre.y - distance * Math.cos(angle)).toFixed(2)}`;
}
