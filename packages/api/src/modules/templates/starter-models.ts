import modelsFile from "./library/models.json" with { type: "json" };
import { type EquipmentModel, modelFileSchema } from "./models.schema.ts";

/** The models of machines and the sets of them that a new vessel starts from. */
export const starterModels = modelFileSchema.parse(modelsFile);

const byKey = new Map(starterModels.models.map((model) => [model.key, model]));

export const starterModel = (key: string): EquipmentModel | undefined => byKey.get(key);
