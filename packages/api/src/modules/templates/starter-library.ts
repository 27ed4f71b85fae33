import type { EquipmentType } from "@ymp/core/maintenance/equipment-types";
import { type JobTemplate, templateFileSchema } from "@ymp/core/maintenance/job-template";
import type { Locale } from "@ymp/i18n/locales";
import batteryBank from "./library/battery-bank.json" with { type: "json" };
import bilgePump from "./library/bilge-pump.json" with { type: "json" };
import bowThruster from "./library/bow-thruster.json" with { type: "json" };
import compressor from "./library/compressor.json" with { type: "json" };
import craneDavit from "./library/crane-davit.json" with { type: "json" };
import emergencyFirePump from "./library/emergency-fire-pump.json" with { type: "json" };
import emergencyGenerator from "./library/emergency-generator.json" with { type: "json" };
import fireDetection from "./library/fire-detection.json" with { type: "json" };
import fireFighting from "./library/fire-fighting.json" with { type: "json" };
import firePump from "./library/fire-pump.json" with { type: "json" };
import galley from "./library/galley.json" with { type: "json" };
import generator from "./library/generator.json" with { type: "json" };
import hvac from "./library/hvac.json" with { type: "json" };
import lifeSaving from "./library/life-saving.json" with { type: "json" };
import liferaft from "./library/liferaft.json" with { type: "json" };
import mainEngine from "./library/main-engine.json" with { type: "json" };
import navigation from "./library/navigation.json" with { type: "json" };
import navigationLights from "./library/navigation-lights.json" with { type: "json" };
import oilyWaterSeparator from "./library/oily-water-separator.json" with { type: "json" };
import passerelle from "./library/passerelle.json" with { type: "json" };
import radioGmdss from "./library/radio-gmdss.json" with { type: "json" };
import refrigeration from "./library/refrigeration.json" with { type: "json" };
import rescueBoat from "./library/rescue-boat.json" with { type: "json" };
import separator from "./library/separator.json" with { type: "json" };
import sewageTreatment from "./library/sewage-treatment.json" with { type: "json" };
import stabiliser from "./library/stabiliser.json" with { type: "json" };
import steeringGear from "./library/steering-gear.json" with { type: "json" };
import tender from "./library/tender.json" with { type: "json" };
import watermaker from "./library/watermaker.json" with { type: "json" };
import watertightDoor from "./library/watertight-door.json" with { type: "json" };
import windlass from "./library/windlass.json" with { type: "json" };
import type { InOtherLanguages } from "./library.rules.ts";
import { type JobWords, otherLanguages } from "./library.schema.ts";
import { starterJobWords } from "./starter-words.ts";

const files = [
  batteryBank,
  bilgePump,
  bowThruster,
  compressor,
  craneDavit,
  emergencyFirePump,
  emergencyGenerator,
  fireDetection,
  fireFighting,
  firePump,
  galley,
  generator,
  hvac,
  lifeSaving,
  liferaft,
  mainEngine,
  navigation,
  navigationLights,
  oilyWaterSeparator,
  passerelle,
  radioGmdss,
  refrigeration,
  rescueBoat,
  separator,
  sewageTreatment,
  stabiliser,
  steeringGear,
  tender,
  watermaker,
  watertightDoor,
  windlass,
].map((file) => templateFileSchema.parse(file));

/** A template of the starter library. Its key names library, version, type and job, and stays the same for ever. */
export interface LibraryTemplate {
  readonly key: string;
  readonly equipmentType: EquipmentType;
  /** In English. */
  readonly template: JobTemplate;
  readonly words: InOtherLanguages<JobWords>;
  /** What machines of the type are called, in English and in the other languages. */
  readonly typeTitles: Readonly<Record<Locale, string>>;
}

export const libraryTemplates: readonly LibraryTemplate[] = files.flatMap(
  ({ library, version, equipmentType, title, templates }) => {
    const said = starterJobWords.get(equipmentType);
    const inEach = otherLanguages.flatMap((language) => (said ? [[language, said[language]] as const] : []));
    const typeTitles = { en: title, fr: title, ja: title, zh: title };
    for (const [language, file] of inEach) typeTitles[language] = file.title;
    return templates.map(({ key, ...template }) => ({
      key: `${library}@${version}/${equipmentType}/${key}`,
      equipmentType,
      template,
      words: Object.fromEntries(inEach.map(([language, file]) => [language, file.templates[key]])),
      typeTitles,
    }));
  },
);
