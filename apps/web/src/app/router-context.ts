import type { Services } from "./services.ts";

export interface RouterContext {
  services: Services;
  /** Adds the routes that a visit began without, unless those which are there lead to this place. False when none was added. */
  completeRoutes: (pathname?: string) => Promise<boolean>;
}
