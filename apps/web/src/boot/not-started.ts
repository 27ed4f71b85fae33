/** Shows what the page holds ready for the case that the application does not come. */
export function tellNotStarted({ documentElement }: Document): void {
  documentElement.dataset.start = "failed";
}

/** Before the application's own code is there, nobody else hears that it could not be fetched. */
export function watchEntry(page: Document): void {
  const tell = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === "module") tellNotStarted(page);
  };
  // It does not bubble.
  addEventListener("error", tell, true);
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-load-again]")) location.reload();
  });
}
