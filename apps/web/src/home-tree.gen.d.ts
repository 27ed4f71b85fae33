import type { routeTree as wholeTree } from "./routeTree.gen.ts";

/** The routes of sign-in alone, under the types of them all: the others are added before anything leads to them. */
export declare const routeTree: typeof wholeTree;
