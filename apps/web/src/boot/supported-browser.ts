type Page = Pick<typeof globalThis, "CSS"> & { structuredClone?: unknown };

/**
 * Whether the browser is at least Safari 15.4, or a Chrome, Edge or Firefox of the same time. It asks for what came with these
 * versions and cannot be filled in; which versions are supported is in `browserslist` of the package.
 */
export function canRunTheApplication(page: Page): boolean {
  return (
    typeof page.structuredClone === "function" &&
    typeof Object.hasOwn === "function" &&
    typeof Array.prototype.findLast === "function" &&
    page.CSS?.supports?.("height", "1dvh") === true &&
    page.CSS.supports("selector(:has(a))")
  );
}

/** Safari before 17. What they are filled in by: `missing-built-ins.ts`. */
export function lacksBuiltIns(): boolean {
  const lists: { toSorted?: unknown; toReversed?: unknown; toSpliced?: unknown } = Array.prototype;
  return [lists.toSorted, lists.toReversed, lists.toSpliced, URL.canParse].some((method) => method === undefined);
}
