import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";

/**
 * An answer that was under way when its query was made stale may be from before the change, and by itself the library takes
 * it for fresh. Here it is shown to whoever waits for it, and the query stays stale: read again at once where it is on
 * screen, otherwise when it is next. A fetch that the library begins again, on screen over an older answer, is left to it.
 */
export class ChangeAwareClient extends QueryClient {
  readonly #outdated = new WeakSet<Query>();

  constructor(config: ConstructorParameters<typeof QueryClient>[0]) {
    super(config);
    this.getQueryCache().subscribe(({ type, query }) => {
      if (type !== "updated" || query.state.fetchStatus !== "idle" || !this.#outdated.delete(query)) return;
      void super.invalidateQueries({ queryKey: query.queryKey, exact: true });
    });
  }

  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      if (query.state.fetchStatus === "idle" || isBegunAnew(query, filters, options)) this.#outdated.delete(query);
      else this.#outdated.add(query);
    }
    return super.invalidateQueries(filters, options);
  }
}

function isBegunAnew(query: Query, filters?: InvalidateQueryFilters, options?: InvalidateOptions): boolean {
  const refetchType = filters?.refetchType ?? "active";
  const isAskedAgain = refetchType === "all" || (refetchType === "active" && query.isActive());
  const canBegin = query.state.data !== undefined && !query.isDisabled() && options?.cancelRefetch !== false;
  return isAskedAgain && canBegin;
}
