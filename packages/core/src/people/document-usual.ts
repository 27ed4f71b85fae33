import type { Department } from "../access/roles.ts";
import type { PaperType } from "./document-types.ts";

/** One of these is enough: the higher paper covers the lower. */
type Alternatives = readonly [PaperType, ...PaperType[]];

const everybody: readonly Alternatives[] = [
  ["passport"],
  ["medical_certificate"],
  ["survival_techniques"],
  ["fire_fighting", "advanced_fire_fighting"],
  ["elementary_first_aid", "medical_first_aid", "medical_care"],
  ["personal_safety"],
  ["security_awareness", "security_duties", "security_officer"],
  ["employment_agreement"],
];

const byDepartment: Record<Department, readonly Alternatives[]> = {
  bridge: [...everybody, ["certificate_of_competency", "yachtmaster"], ["gmdss_general"]],
  deck: [...everybody, ["powerboat", "yachtmaster", "certificate_of_competency"]],
  engineering: [...everybody, ["engine_certificate", "certificate_of_competency"]],
  interior: [...everybody, ["food_hygiene"]],
  galley: [...everybody, ["ships_cook"], ["food_hygiene"]],
  shore: [],
};

/** Papers that people of the department usually hold and this one has not handed in: a suggestion, not a requirement. */
export function missingPapers(department: Department | null, held: Iterable<string>): PaperType[] {
  const types = new Set(held);
  const usual = department ? byDepartment[department] : everybody;
  return usual.filter((alternatives) => !alternatives.some((type) => types.has(type))).map(([first]) => first);
}
