import modelsFile from "./library/models.json" with { type: "json" };
import type { InOtherLanguages } from "./library.rules.ts";
import type { ModelWords } from "./library.schema.ts";
import { type EquipmentModel, modelFileSchema } from "./models.schema.ts";
import { starterModelWords } from "./starter-words.ts";

/** The models of machines and the sets of them that a new vessel starts from. */
export const starterModels = modelFileSchema.parse(modelsFile);

const byKey = new Map(starterModels.models.map((model) => [model.key, model]));

export const starterModel = (key: string): EquipmentModel | undefined => byKey.get(key);

/** The words of a model in the languages beside English. */
export function wordsOfModel(key: string): InOtherLanguages<ModelWords> {
  const { fr, ja, zh } = starterModelWords;
  return { fr: fr[key], ja: ja[key], zh: zh[key] };
}
