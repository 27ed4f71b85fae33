/** Of the page as it is before the application is drawn. */
const retry = "[data-load-again]";

/** As long as the application itself waits for code: `codeInTime`. */
const longestWaitMs = 40_000;

/** Shows what the page holds ready for the case that the application does not come, or not yet. */
export function tellNotStarted({ documentElement }: Document, why: "failed" | "late" = "failed"): void {
  documentElement.dataset.start = why;
}

/**
 * Before the application's own code is there, nobody else hears that it could not be fetched, or not be parsed, or ended in a fault, as
 * where a built-in is missing: of code that the entry imports the window is told, not the element. Once the application is drawn,
 * what this shows is no longer in the page.
 * @param olderBrowser what says which browsers can read it, in the language of the browser
 */
export function watchEntry(page: Document, olderBrowser?: string): void {
  const tell = (event: Event) => {
    const { target } = event;
    const isMissing = target instanceof HTMLScriptElement && target.type === "module";
    const isUnreadable = event instanceof ErrorEvent && event.message.includes("SyntaxError");
    // Not a script that the browser or an extension of it put in.
    const isBroken = event instanceof ErrorEvent && event.filename.includes("/assets/") && page.querySelector(retry);
    if (isMissing || isUnreadable || isBroken) tellNotStarted(page);
    if (isUnreadable && olderBrowser)
      page.head.append(Object.assign(page.createElement("script"), { src: olderBrowser }));
  };
  // It does not bubble.
  addEventListener("error", tell, true);
  setTimeout(() => {
    if (page.documentElement.dataset.start === undefined) tellNotStarted(page, "late");
  }, longestWaitMs);
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(retry)) location.reload();
  });
}
