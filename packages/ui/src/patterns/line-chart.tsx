import { useEffect, useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { useLocaleTag } from "../primitives/words.tsx";
import {
  type ChartFrame,
  type ChartPoint,
  frameFor,
  linePath,
  margin,
  monthTicks,
  roundTicks,
  xOf,
  yOf,
} from "./line-chart-scale.ts";

export type { ChartPoint };

export type ChartThreshold = {
  id: string;
  /** "500 h service, 4,800.0 h" */
  label: string;
  value: number;
  isPassed: boolean;
  /** When the forecast reaches it: the instant and its words, "17 Aug". */
  reached?: { at: number; label: string };
};

export type LineChartProps = {
  /** The question the chart answers; it names the picture and captions the table behind it. */
  label: string;
  readings: readonly ChartPoint[];
  thresholds?: readonly ChartThreshold[];
  /** Where it will go: drawn dotted from the last reading. */
  forecast?: { points: readonly ChartPoint[]; label: string };
  now: number;
  height?: number;
  formatValue: (value: number) => string;
  formatInstant: (at: number) => string;
  columns: { when: string; value: string };
  className?: string;
};

/** Readings over time with the thresholds they run towards. Time runs left to right in every language. */
export function LineChart(props: LineChartProps) {
  const { label, readings, thresholds = [], forecast, height = 214, className } = props;
  const box = useRef<HTMLElement>(null);
  const width = useWidth(box);
  const all = [...readings, ...(forecast?.points ?? [])];
  const frame =
    all.length > 0
      ? frameFor(
          { width, height },
          all,
          thresholds.map((threshold) => threshold.value),
        )
      : null;
  return (
    <figure ref={box} dir="ltr" className={cn("min-w-0", className)}>
      {frame ? (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
          className="block overflow-visible text-2xs tabular-nums"
        >
          <ChartGrid frame={frame} formatValue={props.formatValue} />
          {forecast ? <ForecastBand frame={frame} now={props.now} label={forecast.label} /> : null}
          {thresholds.map((threshold) => (
            <ThresholdLine key={threshold.id} frame={frame} threshold={threshold} />
          ))}
          <Series frame={frame} readings={readings} forecast={forecast?.points ?? []} />
          {thresholds.map((threshold) => (
            <ReachedMark key={threshold.id} frame={frame} threshold={threshold} />
          ))}
        </svg>
      ) : null}
      <ReadingsTable {...props} />
    </figure>
  );
}

const fallbackWidth = 548;

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(fallbackWidth);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

function ChartGrid({ frame, formatValue }: { frame: ChartFrame; formatValue: (value: number) => string }) {
  const locale = useLocaleTag();
  const month = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const bottom = frame.height - margin.bottom;
  return (
    <g>
      {roundTicks(frame.low, frame.high, 5).map((value) => (
        <g key={value}>
          <line
            x1={margin.start}
            x2={frame.width - margin.end}
            y1={yOf(frame, value)}
            y2={yOf(frame, value)}
            stroke="var(--chart-grid)"
          />
          <text x={margin.start - 8} y={yOf(frame, value) + 4} textAnchor="end" fill="var(--muted-foreground)">
            {formatValue(value)}
          </text>
        </g>
      ))}
      {monthTicks(frame.start, frame.end, Math.max(2, Math.floor(frame.width / 56))).map((at) => (
        <g key={at}>
          <line x1={xOf(frame, at)} x2={xOf(frame, at)} y1={bottom} y2={bottom + 4} stroke="var(--border-strong)" />
          <text x={xOf(frame, at) + 2} y={bottom + 18} fill="var(--muted-foreground)">
            {month.format(at)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** What a forecast label needs at most, at 11 px. */
const labelRoom = 150;

function ForecastBand({ frame, now, label }: { frame: ChartFrame; now: number; label: string }) {
  const x = xOf(frame, now);
  const hasRoom = frame.width - margin.end - x > labelRoom;
  const bottom = frame.height - margin.bottom;
  return (
    <g>
      <rect
        x={x}
        y={margin.top}
        width={Math.max(0, frame.width - margin.end - x)}
        height={bottom - margin.top}
        fill="var(--muted)"
        opacity={0.55}
      />
      <line x1={x} x2={x} y1={margin.top} y2={bottom} stroke="var(--foreground)" strokeWidth={1.25} />
      <text
        x={hasRoom ? x + 8 : frame.width - margin.end - 4}
        y={margin.top + 11}
        textAnchor={hasRoom ? "start" : "end"}
        fill="var(--muted-foreground)"
      >
        {label}
      </text>
    </g>
  );
}

function ThresholdLine({ frame, threshold }: { frame: ChartFrame; threshold: ChartThreshold }) {
  const color = threshold.isPassed ? "var(--status-overdue)" : "var(--muted-foreground)";
  const y = yOf(frame, threshold.value);
  return (
    <g>
      <line
        x1={margin.start}
        x2={frame.width - margin.end}
        y1={y}
        y2={y}
        stroke={color}
        strokeDasharray="4 4"
        strokeWidth={1.25}
      />
      <text x={margin.start + 4} y={y - 6} fill={color} fontWeight={500}>
        {threshold.label}
      </text>
    </g>
  );
}

function Series({
  frame,
  readings,
  forecast,
}: {
  frame: ChartFrame;
  readings: readonly ChartPoint[];
  forecast: readonly ChartPoint[];
}) {
  const first = readings[0];
  const last = readings.at(-1);
  if (!first || !last) return null;
  const bottom = frame.height - margin.bottom;
  const line = linePath(frame, readings);
  return (
    <g>
      <path
        d={`${line}L${xOf(frame, last.at)} ${bottom}L${xOf(frame, first.at)} ${bottom}Z`}
        fill="var(--chart-1)"
        opacity={0.08}
      />
      <path d={line} fill="none" stroke="var(--chart-1)" strokeWidth={2} strokeLinejoin="round" />
      <path
        d={linePath(frame, [last, ...forecast])}
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth={2}
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      {readings.map((reading) => {
        const isLast = reading === last;
        return (
          <circle
            key={reading.at}
            cx={xOf(frame, reading.at)}
            cy={yOf(frame, reading.value)}
            r={isLast ? 4 : 2.5}
            fill={isLast ? "var(--chart-1)" : "var(--card)"}
            stroke="var(--chart-1)"
            strokeWidth={1.5}
          />
        );
      })}
    </g>
  );
}

function ReachedMark({ frame, threshold }: { frame: ChartFrame; threshold: ChartThreshold }) {
  if (!threshold.reached) return null;
  const x = xOf(frame, threshold.reached.at);
  const y = yOf(frame, threshold.value);
  return (
    <g>
      <circle cx={x} cy={y} r={4} fill="var(--card)" stroke="var(--chart-1)" strokeWidth={2} />
      <text x={Math.min(x + 8, frame.width - 40)} y={y + 16} fill="var(--foreground)" fontWeight={500}>
        {threshold.reached.label}
      </text>
    </g>
  );
}

function ReadingsTable({ label, readings, columns, formatInstant, formatValue }: LineChartProps) {
  return (
    // Firefox draws the caption of a table that is hidden itself.
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => (
            <tr key={reading.at}>
              <td>{formatInstant(reading.at)}</td>
              <td>{formatValue(reading.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
