import { Slot } from "radix-ui";
import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { wasKeyPressedLast } from "../lib/last-input.ts";
import { Kbd } from "./kbd.tsx";
import { overlays } from "./overlays.tsx";

const openAfterMs = 400;
/** Time to move from the trigger into the tooltip. */
const closeAfterMs = 150;

/** Adds a fact to something already labelled, for a pointer, the keys and a finger that taps; never the only label. */
export function Tooltip({ content, kbd, children }: { content: ReactNode; kbd?: string; children: ReactElement }) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const { isOpen, turn } = useSlowSwitch();
  const close = () => turn(false, 0);
  const parts = overlays.useWhen(isOpen, close);
  const enter = (event: PointerEvent) => {
    overlays.preload();
    if (event.pointerType !== "touch") turn(true, openAfterMs);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "touch") turn(false, closeAfterMs);
  };
  const tap = (event: PointerEvent) => {
    if (event.pointerType === "touch") turn(true, 0);
  };
  return (
    <>
      <Slot.Root
        ref={trigger}
        aria-describedby={isOpen && parts ? id : undefined}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onPointerDown={close}
        onPointerUp={tap}
        onFocus={() => wasKeyPressedLast() && turn(true, 0)}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {isOpen && parts ? (
        <parts.TooltipContent
          id={id}
          anchor={trigger}
          onClose={close}
          onPointerEnter={() => turn(true, 0)}
          onPointerLeave={leave}
        >
          <span dir="auto">{content}</span>
          {kbd ? <Kbd>{kbd}</Kbd> : null}
        </parts.TooltipContent>
      ) : null}
    </>
  );
}

/** The last thing asked of it happens, after its time. */
function useSlowSwitch() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isOpen, turn };
}
