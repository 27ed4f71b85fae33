/** Written large or small, a category is the same. */
export function categoriesAfter(
  held: readonly string[],
  { kind, categories }: { kind: "addCategories" | "removeCategories"; categories: readonly string[] },
): string[] {
  const named = new Set(categories.map((category) => category.toLowerCase()));
  if (kind === "removeCategories") return held.filter((category) => !named.has(category.toLowerCase()));
  const known = new Set(held.map((category) => category.toLowerCase()));
  return [...held, ...categories.filter((category) => !known.has(category.toLowerCase()))];
}
