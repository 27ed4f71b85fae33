import { fileAddress } from "@ymp/core/file-address";
import { cn } from "@ymp/ui/lib/cn";
import { IconButton } from "@ymp/ui/primitives/button";
import { ScrollRegion } from "@ymp/ui/primitives/scroll-region";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { type MouseEvent, useEffect, useEffectEvent, useMemo } from "react";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { DrawingSpot } from "./drawing-spot.tsx";
import { centredOn, type Point, spotAt, wholeDrawing } from "./drawing-view.ts";
import type { BrowsedPart, Section } from "./spares.queries.ts";
import { pointIn, useStage } from "./use-stage.ts";

export interface DrawingStageProps {
  section: Section;
  parts: readonly BrowsedPart[];
  litId: string | undefined;
  hoveredId: string | null;
  onHover: (id: string | null) => void;
  onLight: (id: string) => void;
  /** Given while numbers are being placed. */
  onPlace: ((id: string, spot: Point | null) => void) | undefined;
}

/** Unknown sizes are drawn as pictures usually are. */
const usual = { width: 640, height: 480 };
/** From here on the smaller picture shows its pixels. */
const sharpFrom = 1.8;

/** A section's drawing with a number at each part. */
export function DrawingStage(props: DrawingStageProps) {
  const { section, parts, litId, onPlace } = props;
  const { t } = useTranslation();
  const { drawing } = section;
  const size = useMemo(
    () => ({ width: drawing?.widthPx || usual.width, height: drawing?.heightPx || usual.height }),
    [drawing],
  );
  const stage = useStage(size);
  const { view, fitted, change } = stage;
  const lit = parts.find(({ id }) => id === litId);
  const bringIntoSight = useEffectEvent(() => {
    if (lit?.spotX == null || lit.spotY == null || fitted.width === 0) return;
    const spot = { x: lit.spotX, y: lit.spotY };
    change((now) => (now.scale > 1 ? centredOn(spot, now, stage.size, fitted) : now));
  });
  useEffect(() => {
    if (litId) bringIntoSight();
  }, [litId]);
  const place = (event: MouseEvent) => {
    if (!onPlace || !lit || stage.wasDragged() || !stage.element.current) return;
    if (event.target instanceof Element && event.target.closest("button")) return;
    onPlace(lit.id, spotAt(pointIn(stage.element.current, event), view, fitted));
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ScrollRegion
        as="div"
        ref={stage.element}
        role="group"
        aria-label={t("spares:drawing.label", { name: section.name })}
        aria-describedby="drawing-keys"
        onClick={place}
        onKeyDown={stage.onKeyDown}
        onPointerDown={stage.onPointerDown}
        onPointerMove={stage.onPointerMove}
        onPointerUp={stage.onPointerUp}
        onPointerCancel={stage.onPointerCancel}
        onPointerLeave={stage.onPointerUp}
        className={cn(
          "relative min-h-0 flex-1 touch-none select-none overflow-hidden rounded-lg bg-secondary -outline-offset-2",
          onPlace && lit ? "cursor-crosshair" : "cursor-grab active:cursor-grabbing",
        )}
      >
        <div
          dir="ltr"
          className="absolute top-0 left-0 bg-label-paper"
          style={{
            width: fitted.width * view.scale,
            height: fitted.height * view.scale,
            transform: `translate(${view.x}px, ${view.y}px)`,
          }}
        >
          <DrawingPicture section={section} isSharp={view.scale >= sharpFrom} />
          {fitted.width > 0
            ? parts.map((part) => (
                <DrawingSpot
                  key={part.id}
                  part={part}
                  isLit={part.id === litId}
                  isHovered={part.id === props.hoveredId}
                  onHover={props.onHover}
                  onLight={props.onLight}
                  onMove={onPlace}
                  spotUnder={(event) =>
                    stage.element.current ? spotAt(pointIn(stage.element.current, event), view, fitted) : null
                  }
                />
              ))
            : null}
        </div>
      </ScrollRegion>
      <p id="drawing-keys" className="sr-only">
        {t("spares:drawing.keys")}
      </p>
      <div className="absolute end-2 bottom-2 flex gap-1 rounded-md bg-popover p-0.5 shadow-md">
        <IconButton size="icon-sm" label={t("spares:drawing.smaller")} onClick={() => stage.zoom(1 / 1.4)}>
          <ZoomOut />
        </IconButton>
        <IconButton size="icon-sm" label={t("spares:drawing.larger")} onClick={() => stage.zoom(1.4)}>
          <ZoomIn />
        </IconButton>
        <IconButton size="icon-sm" label={t("spares:drawing.whole")} onClick={() => change(() => wholeDrawing)}>
          <Maximize />
        </IconButton>
      </div>
    </div>
  );
}

function DrawingPicture({ section, isSharp }: { section: Section; isSharp: boolean }) {
  const { t } = useTranslation();
  const vesselId = useVessel().id;
  if (!section.drawing) return null;
  return (
    <img
      src={fileAddress(vesselId, section.drawing.fileId, isSharp ? "original" : "view")}
      alt={t("equipment:section.drawing", { name: section.name })}
      draggable={false}
      className="pointer-events-none size-full"
    />
  );
}
