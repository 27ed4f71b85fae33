import { createContext, type ReactNode } from "react";

/** The tabs of the area that a screen belongs to; its header draws them. */
export const AreaTabs = createContext<ReactNode>(null);
