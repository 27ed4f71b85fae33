import type { Services } from "./services.ts";

export interface RouterContext {
  services: Services;
  /** Adds the routes that sign-in began without. False when they were there. */
  completeRoutes: () => Promise<boolean>;
}
