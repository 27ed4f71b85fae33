import modelsFile from "./library/models.json" with { type: "json" };
import type { InOtherLanguages } from "./library.rules.ts";
import type { ModelWords } from "./library.schema.ts";
import { modelFileSchema } from "./models.schema.ts";
import { starterModelWords } from "./starter-words.ts";

/** The models of machines and the sets of them that a new vessel starts from. */
export const starterModels = modelFileSchema.parse(modelsFile);

/** The words of a model in the languages beside English. */
export function wordsOfModel(key: string): InOtherLanguages<ModelWords> {
  const { fr, ja, zh } = starterModelWords;
  return { fr: fr[key], ja: ja[key], zh: zh[key] };
}
