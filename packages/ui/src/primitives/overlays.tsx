import { lateCode } from "../lib/late-code.ts";
import type * as Parts from "./overlay-parts.tsx";

export type OverlayParts = typeof Parts;

/** What places, locks and leads through menus, popovers and tooltips. */
export const overlays = lateCode<OverlayParts>(() => import("./overlay-parts.tsx"));
