import { narrowQuery, phoneQuery } from "@ymp/ui/lib/use-media";
import { vi } from "vitest";

/** The window is as narrow as a phone's from now on; `vi.restoreAllMocks` widens it again. */
export function beOnAPhone(): void {
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: media === phoneQuery || media === narrowQuery, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );
}
