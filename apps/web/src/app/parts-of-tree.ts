import { isSignInPath } from "./sign-in-path.ts";

/** How much of the route tree is there: each of the two places where visits begin has a small one of its own. */
export type TreePart = "signIn" | "home" | "whole";

/** The least that leads to this place. */
export function treePartFor(pathname: string): TreePart {
  if (isSignInPath(pathname)) return "signIn";
  // The doors "/" and "/app" lead to it.
  return /^\/(app(\/|\/home)?)?$/.test(pathname) ? "home" : "whole";
}

export async function fetchTree(part: TreePart) {
  switch (part) {
    case "signIn":
      return (await import("../sign-in-tree.gen.js")).routeTree;
    case "home":
      return (await import("../home-tree.gen.js")).routeTree;
    case "whole":
      return (await import("../routeTree.gen.ts")).routeTree;
  }
}
