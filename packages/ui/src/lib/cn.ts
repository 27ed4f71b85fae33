import { type ClassValue, clsx } from "clsx";
import { mergeClasses } from "./merge-classes.ts";

/** Joins class names; of two that set the same property the later wins. */
export function cn(...values: ClassValue[]): string {
  return mergeClasses(clsx(values));
}
