/** Of the page as it is before the application is drawn. */
const retry = "[data-load-again]";

/** As long as the application itself waits for code: `codeInTime`. */
const longestWaitMs = 40_000;

interface EntryWatch {
  /** What says which browsers can read it, in the language of the browser. */
  olderBrowser?: string | undefined;
  /** Nobody has chosen a language on this device yet. */
  isFirstVisit?: boolean;
}

/**
 * Before the application's own code is there, nobody else hears that it could not be fetched, or not be parsed, or ended in a fault, as
 * where a built-in is missing: of code that the entry imports the window is told, not the element. Once the application is drawn,
 * what this shows is no longer in the page. On a first visit it is said as the browser asks for it.
 */
export function watchEntry(page: Document, { olderBrowser, isFirstVisit = false }: EntryWatch): void {
  const root = page.documentElement;
  const showNotStarted = (why: "failed" | "late") => {
    const [asked = "en"] = navigator.language.split("-");
    if (isFirstVisit && page.querySelector(`[role="alert"] [lang="${asked}"]`)) root.lang = asked;
    root.dataset.start = why;
  };
  const tell = (event: Event) => {
    const { target } = event;
    const isMissing = target instanceof HTMLScriptElement && target.type === "module";
    // It began, and tells so itself.
    const hasEnded = target instanceof Element && target.id === "root";
    const isUnreadable = event instanceof ErrorEvent && event.message.includes("SyntaxError");
    // Not a script that the browser or an extension of it put in.
    const isBroken = event instanceof ErrorEvent && event.filename.includes("/assets/") && page.querySelector(retry);
    if (isMissing || hasEnded || isUnreadable || isBroken) showNotStarted("failed");
    if (isUnreadable && olderBrowser)
      page.head.append(Object.assign(page.createElement("script"), { src: olderBrowser }));
  };
  // It does not bubble.
  addEventListener("error", tell, true);
  setTimeout(() => {
    if (root.dataset.start === undefined) showNotStarted("late");
  }, longestWaitMs);
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(retry)) location.reload();
  });
}
