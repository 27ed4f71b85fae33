import { latePart } from "@ymp/ui/primitives/late-part";
import { WaitingPlace } from "./waiting-place.tsx";
import type { WaitingStripProps } from "./waiting-strip.tsx";

/** What waits for the reader, fetched after the screen that it stands on. */
export const Waiting = latePart<WaitingStripProps>(
  async () => (await import("./waiting-strip.tsx")).WaitingStrip,
  WaitingPlace,
);
