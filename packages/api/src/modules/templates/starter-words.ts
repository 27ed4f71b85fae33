import type { EquipmentType } from "@ymp/core/maintenance/equipment-types";
import type { z } from "zod";
import batteryBank from "./library/battery-bank.words.json" with { type: "json" };
import bilgePump from "./library/bilge-pump.words.json" with { type: "json" };
import bowThruster from "./library/bow-thruster.words.json" with { type: "json" };
import compressor from "./library/compressor.words.json" with { type: "json" };
import craneDavit from "./library/crane-davit.words.json" with { type: "json" };
import emergencyFirePump from "./library/emergency-fire-pump.words.json" with { type: "json" };
import emergencyGenerator from "./library/emergency-generator.words.json" with { type: "json" };
import fireDetection from "./library/fire-detection.words.json" with { type: "json" };
import fireFighting from "./library/fire-fighting.words.json" with { type: "json" };
import firePump from "./library/fire-pump.words.json" with { type: "json" };
import galley from "./library/galley.words.json" with { type: "json" };
import generator from "./library/generator.words.json" with { type: "json" };
import hvac from "./library/hvac.words.json" with { type: "json" };
import lifeSaving from "./library/life-saving.words.json" with { type: "json" };
import liferaft from "./library/liferaft.words.json" with { type: "json" };
import mainEngine from "./library/main-engine.words.json" with { type: "json" };
import models from "./library/models.words.json" with { type: "json" };
import navigation from "./library/navigation.words.json" with { type: "json" };
import navigationLights from "./library/navigation-lights.words.json" with { type: "json" };
import oilyWaterSeparator from "./library/oily-water-separator.words.json" with { type: "json" };
import passerelle from "./library/passerelle.words.json" with { type: "json" };
import radioGmdss from "./library/radio-gmdss.words.json" with { type: "json" };
import refrigeration from "./library/refrigeration.words.json" with { type: "json" };
import rescueBoat from "./library/rescue-boat.words.json" with { type: "json" };
import separator from "./library/separator.words.json" with { type: "json" };
import sewageTreatment from "./library/sewage-treatment.words.json" with { type: "json" };
import stabiliser from "./library/stabiliser.words.json" with { type: "json" };
import steeringGear from "./library/steering-gear.words.json" with { type: "json" };
import tender from "./library/tender.words.json" with { type: "json" };
import watermaker from "./library/watermaker.words.json" with { type: "json" };
import watertightDoor from "./library/watertight-door.words.json" with { type: "json" };
import windlass from "./library/windlass.words.json" with { type: "json" };
import { jobWordsFileSchema, modelWordsFileSchema } from "./library.schema.ts";

const files = new Map<EquipmentType, unknown>([
  ["battery_bank", batteryBank],
  ["bilge_pump", bilgePump],
  ["bow_thruster", bowThruster],
  ["compressor", compressor],
  ["crane_davit", craneDavit],
  ["emergency_fire_pump", emergencyFirePump],
  ["emergency_generator", emergencyGenerator],
  ["fire_detection", fireDetection],
  ["fire_fighting", fireFighting],
  ["fire_pump", firePump],
  ["galley", galley],
  ["generator", generator],
  ["hvac", hvac],
  ["life_saving", lifeSaving],
  ["liferaft", liferaft],
  ["main_engine", mainEngine],
  ["navigation_lights", navigationLights],
  ["navigation", navigation],
  ["oily_water_separator", oilyWaterSeparator],
  ["passerelle", passerelle],
  ["radio_gmdss", radioGmdss],
  ["refrigeration", refrigeration],
  ["rescue_boat", rescueBoat],
  ["separator", separator],
  ["sewage_treatment", sewageTreatment],
  ["stabiliser", stabiliser],
  ["steering_gear", steeringGear],
  ["tender", tender],
  ["watermaker", watermaker],
  ["watertight_door", watertightDoor],
  ["windlass", windlass],
]);

export type JobWordsFile = z.infer<typeof jobWordsFileSchema>;

/** The words of the starter library's jobs, by type of machine. */
export const starterJobWords: ReadonlyMap<EquipmentType, JobWordsFile> = new Map(
  [...files].map(([type, file]) => [type, jobWordsFileSchema.parse(file)]),
);

/** The words of its models of machines. */
export const starterModelWords = modelWordsFileSchema.parse(models);
