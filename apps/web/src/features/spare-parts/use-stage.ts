import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  fittedSize,
  type Point,
  panned,
  type Size,
  settled,
  stepOf,
  type View,
  wholeDrawing,
  zoomedAt,
} from "./drawing-view.ts";

const keyZoom = 1.25;
const keyPan = 60;
const noSize: Size = { width: 0, height: 0 };

export type Stage = ReturnType<typeof useStage>;

/** A drawing that is moved and enlarged by wheel, fingers and keys. */
export function useStage(drawing: Size) {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(noSize);
  const [view, setView] = useState(wholeDrawing);
  const fitted = useMemo(() => fittedSize(size, drawing), [size, drawing]);
  const change = useCallback(
    (next: (view: View) => View) => setView((now) => settled(next(now), size, fitted)),
    [size, fitted],
  );
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  useWheel(element, change);
  const fingers = useFingers(element, change);
  const zoom = (factor: number) => change((now) => zoomedAt(now, { x: size.width / 2, y: size.height / 2 }, factor));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return;
    const step = stepOf(event.key, keyPan);
    if (step) change((now) => panned(now, { x: -step.x, y: -step.y }));
    else if (event.key === "+" || event.key === "=") zoom(keyZoom);
    else if (event.key === "-") zoom(1 / keyZoom);
    else if (event.key === "0") setView(settled(wholeDrawing, size, fitted));
    else return;
    event.preventDefault();
  };
  return { element, size, fitted, view: settled(view, size, fitted), change, zoom, onKeyDown, ...fingers };
}

type Change = (next: (view: View) => View) => void;

/** React listens to the wheel without being able to keep the page from scrolling. */
function useWheel(element: RefObject<HTMLDivElement | null>, change: Change) {
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = pointIn(watched, event);
      change((now) => zoomedAt(now, at, Math.exp(-event.deltaY / 400)));
    };
    watched.addEventListener("wheel", onWheel, { passive: false });
    return () => watched.removeEventListener("wheel", onWheel);
  }, [element, change]);
}

export function pointIn(element: Element, event: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** One finger or the mouse moves the drawing, two enlarge it. `wasDragged` tells a press from a move. */
function useFingers(element: RefObject<HTMLDivElement | null>, change: Change) {
  const down = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const onPointerDown = (event: PointerEvent) => {
    if (!element.current || (event.target instanceof Element && event.target.closest("button"))) return;
    if (down.current.size === 0) moved.current = 0;
    down.current.set(event.pointerId, pointIn(element.current, event));
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = down.current.get(event.pointerId);
    if (!element.current || !before) return;
    const now = pointIn(element.current, event);
    const [other] = [...down.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    moved.current += distance(before, now);
    down.current.set(event.pointerId, now);
    if (!other) return change((view) => panned(view, { x: now.x - before.x, y: now.y - before.y }));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    change((view) => zoomedAt(view, middle, distance(now, other) / Math.max(1, distance(before, other))));
  };
  const release = (event: PointerEvent) => void down.current.delete(event.pointerId);
  const wasDragged = () => moved.current > 6;
  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release, wasDragged };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
