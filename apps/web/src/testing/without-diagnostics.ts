import { configure, getConfig, prettyDOM } from "@testing-library/react";
import * as React from "react";

/** React counts the elements it made lately; from this many on it takes no stack of who made them. */
const enough = 10_000;

/** A quarter of a screen test's time went into stacks that only React's own warnings show. */
function takeNoOwnerStacks() {
  const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
  if (!(internals instanceof Object) || !("recentlyCreatedOwnerStacks" in internals))
    throw new Error("React keeps its count of owner stacks elsewhere now: look for it, or delete this");
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => enough, set: () => undefined });
}

/** While something is waited for, what is not there yet is looked for often: the page is printed once, when it never came. */
function printThePageOnce() {
  configure({
    getElementError(message, container) {
      const waiting = Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;
      const error = new Error([message, waiting ? "" : prettyDOM(container)].filter(Boolean).join("\n\n"));
      error.name = "TestingLibraryElementError";
      return error;
    },
  });
}

takeNoOwnerStacks();
printThePageOnce();
