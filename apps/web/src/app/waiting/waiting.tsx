import { lazyPart } from "@ymp/ui/primitives/lazy-part";
import { WaitingPlace } from "./waiting-place.tsx";
import type { WaitingStripProps } from "./waiting-strip.tsx";

/** What waits for the reader, fetched after the screen that it is on. */
export const Waiting = lazyPart<WaitingStripProps>(
  async () => (await import("./waiting-strip.tsx")).WaitingStrip,
  WaitingPlace,
);
