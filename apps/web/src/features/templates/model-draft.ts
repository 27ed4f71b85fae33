import type { ModelWords, OtherLanguage } from "@ymp/api/modules/templates/library.schema";
import { otherLanguages } from "@ymp/api/modules/templates/library.schema";
import type { Department } from "@ymp/core/access/roles";
import type { PlatformModelRecord } from "./library.queries.ts";

/** A model's words in one language while they are written. */
export interface ModelNames {
  name: string;
  port: string;
  starboard: string;
  location: string;
}

/** A model of a machine as its form holds it. */
export interface ModelDraft {
  english: ModelNames;
  others: Readonly<Record<OtherLanguage, ModelNames>>;
  equipmentType: string | null;
  department: Department;
  isCritical: boolean;
  isStandby: boolean;
  isUsedAtSea: boolean;
  isUsedInPort: boolean;
  hasHourCounter: boolean;
}

const blank: ModelNames = { name: "", port: "", starboard: "", location: "" };

type Words = Partial<Pick<ModelWords, "name" | "location">> & { pair?: readonly [string, string] | null | undefined };
const namesOf = ({ name = "", location = "", pair }: Words): ModelNames => ({
  ...{ name, location, port: pair?.[0] ?? "", starboard: pair?.[1] ?? "" },
});

export function modelDraftOf(saved: PlatformModelRecord | undefined): ModelDraft {
  if (!saved)
    return {
      ...{
        english: blank,
        others: { fr: blank, ja: blank, zh: blank },
        equipmentType: null,
        department: "engineering",
      },
      ...{ isCritical: false, isStandby: false, isUsedAtSea: true, isUsedInPort: true, hasHourCounter: false },
    };
  const { key: _key, name, pair, location, ...facts } = saved.model;
  const { fr = blank, ja = blank, zh = blank } = saved.words;
  return {
    ...facts,
    english: namesOf({ name, pair, location }),
    others: { fr: namesOf(fr), ja: namesOf(ja), zh: namesOf(zh) },
  };
}

/** The two names of where there is one on each side; with one of them missing there are none. */
const pairOf = ({ port, starboard }: ModelNames): [string, string] | undefined =>
  port.trim() && starboard.trim() ? [port, starboard] : undefined;

/** What the server takes. */
export function modelOf({ english, others, ...facts }: ModelDraft) {
  const words = otherLanguages
    .map((language) => [language, others[language]] as const)
    .filter(([, said]) => Object.values(said).some((text) => text.trim() !== ""))
    .map(([language, said]) => [language, { name: said.name, location: said.location, pair: pairOf(said) }]);
  return {
    model: { ...facts, name: english.name, location: english.location, pair: pairOf(english) },
    words: Object.fromEntries(words),
  };
}
