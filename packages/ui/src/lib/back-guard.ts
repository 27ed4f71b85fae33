interface Guard {
  enableBeforeUnload: boolean;
  /** True holds the way to another address back. */
  blockerFn: (way: { action: string }) => Promise<boolean>;
}

/** The history of the application, as far as layers need it: registered here, since layers are loaded later. */
export const backGuard: { block?: (guard: Guard) => () => void } = {};
