const radius = 760;
const centre = { x: 720, y: 1560 };
const shownDegrees = 60;

const degrees = Array.from({ length: shownDegrees * 2 + 1 }, (_, index) => index - shownDegrees);

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
      {degrees.map((degree) => (
        <CompassTick key={degree} degree={degree} />
      ))}
    </svg>
  );
}

function CompassTick({ degree }: { degree: number }) {
  const isNamed = degree % 10 === 0;
  const length = isNamed ? 26 : degree % 5 === 0 ? 16 : 9;
  return (
    <g transform={`rotate(${degree} ${centre.x} ${centre.y})`}>
      <line
        x1={centre.x}
        x2={centre.x}
        y1={centre.y - radius}
        y2={centre.y - radius + length}
        stroke="var(--border-strong)"
        strokeWidth={isNamed ? 1.5 : 1}
      />
      {isNamed ? (
        <text x={centre.x} y={centre.y - radius + 46} textAnchor="middle" fontSize={12} fill="var(--muted-foreground)">
          {String((degree + 360) % 360).padStart(3, "0")}
        </text>
      ) : null}
    </g>
  );
}
