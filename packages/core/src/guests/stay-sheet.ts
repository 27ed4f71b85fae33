export const diets = [
  ...(["vegetarian", "vegan", "pescatarian", "halal", "kosher"] as const),
  ...(["glutenFree", "lactoseFree", "noPork", "noAlcohol"] as const),
] as const;
export type Diet = (typeof diets)[number];

/** The texts of a preference sheet, in the order in which a steward asks. */
export const sheetTexts = [
  ...(["likes", "dislikes", "breakfast", "mealTimes", "snacks"] as const),
  ...(["hotDrinks", "water", "wine", "drinks"] as const),
  ...(["bedding", "wakeUp", "bath"] as const),
  ...(["activities", "media", "children", "celebrations", "sizes"] as const),
  ...(["privacy", "remarks"] as const),
] as const;
export type SheetText = (typeof sheetTexts)[number];

/** What the galley cooks by, and nothing else of the sheet. */
export const galleyTexts = [
  "likes",
  "dislikes",
  "breakfast",
  "mealTimes",
  "snacks",
] as const satisfies readonly SheetText[];

/** Between these a cabin can be kept. */
export const cabinCelsius = { least: 16, most: 28 } as const;
