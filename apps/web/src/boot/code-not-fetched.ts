import { codeFailureOf } from "@ymp/ui/lib/code-failure";

/**
 * The router loads the page again when it reads in an error that a module was not found. Without a link that leaves the application for a
 * page of the browser's, so the error is told in words that it does not know.
 */
export function showCodeNotFetched(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (codeFailureOf(payload) === "notFetched") payload.message = `Code is not here: ${payload.message}`;
  });
}
