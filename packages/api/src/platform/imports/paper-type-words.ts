import { type PaperType, paperTypes } from "@ymp/core/people/document-types";
import { comparable, headings } from "./comparable.ts";

/** What lists call papers of each type; a longer phrase says more than a shorter one that stands in it. */
const words: Readonly<Partial<Record<PaperType, readonly string[]>>> = {
  passport: headings("passport | passeport | reisepass | passaporto | pasaporte | パスポート | 旅券 | 护照"),
  seafarers_book: headings(`
    seaman s book | seamans book | seamen s book | seafarer s book | seafarers book | discharge book | seafarer s identity document | livret maritime |
    livret professionnel maritime | seefahrtbuch | seefahrtsbuch | libretto di navigazione | libreta maritima | libreta de navegacion | 船員手帳 | 海员证 |
    discharge book or seafarer s identity document
  `),
  visa: headings("visa | b1 b2 | schengen visa | visum | visado | visto | ビザ | 査証 | 签证"),
  medical_certificate: headings(`
    medical | medical certificate | eng1 | eng 1 | ml5 | ml 5 | seafarer medical | seafarer medical certificate | medical fitness | certificat medical |
    aptitude medicale | seediensttauglichkeit | certificato medico | certificado medico | reconocimiento medico | 健康証明書 | 健康证明 | 健康证
  `),
  colour_vision: headings(
    "colour vision | colour vision test | color vision | ishihara | vision des couleurs | 色覚検査 | 色觉",
  ),
  vaccination: headings(
    "vaccination | vaccine | yellow fever | covid | covid 19 | impfung | vaccin | vaccino | vacuna | 予防接種 | 疫苗",
  ),
  survival_techniques: headings(
    "personal survival techniques | personal survival | pst | techniques individuelles de survie",
  ),
  fire_fighting: headings(
    "fire prevention and fire fighting | fire prevention | fire fighting | firefighting | basic fire fighting | fpff",
  ),
  elementary_first_aid: headings("elementary first aid | efa | secourisme elementaire"),
  personal_safety: headings(
    "personal safety and social responsibilities | personal safety and social responsibility | personal safety | pssr",
  ),
  advanced_fire_fighting: headings("advanced fire fighting | advanced firefighting | aff | lutte incendie avancee"),
  survival_craft: headings(`
    survival craft and rescue boats | survival craft | pscrb | proficiency in survival craft | proficiency in survival craft and rescue boats
  `),
  fast_rescue_boat: headings("fast rescue boats | fast rescue boat | fast rescue craft | frb | frc"),
  security_awareness: headings("security awareness | proficiency in security awareness | psa"),
  security_duties: headings("designated security duties | proficiency in designated security duties | pdsd | dsd"),
  security_officer: headings("ship security officer | sso"),
  medical_first_aid: headings("medical first aid | proficiency in medical first aid | mfa"),
  medical_care: headings("medical care | proficiency in medical care | person in charge of medical care"),
  certificate_of_competency: headings(`
    certificate of competency | coc | master 200 | master 500 | master 3000 | officer of the watch | oow | chief mate | brevet de capitaine |
    befahigungszeugnis | 海技免状 | 適任証書 | 适任证书
  `),
  engine_certificate: headings(`
    engineering certificate | engine certificate | y1 | y2 | y3 | y4 | aec | aec 1 | aec 2 | approved engine course | marine engine operator | meol |
    chief engineer | second engineer
  `),
  flag_endorsement: headings(
    "flag state endorsement | flag endorsement | endorsement | certificate of equivalent competency | cec",
  ),
  gmdss_general: headings(
    "gmdss | gmdss general operator | gmdss goc | general operator s certificate | general operators certificate | goc",
  ),
  gmdss_restricted: headings(
    "gmdss restricted operator | gmdss roc | restricted operator s certificate | restricted operators certificate | roc",
  ),
  ecdis: headings("ecdis | generic ecdis"),
  leadership: headings("leadership and management | human element leadership and management | helm | leadership"),
  radar: headings("radar | arpa | radar and arpa | radar navigation"),
  yachtmaster: headings("yachtmaster | yacht master | yachtmaster offshore | yachtmaster ocean"),
  record_books: headings("record books | record book familiarisation | electronic record books | erb familiarisation"),
  commercial_endorsement: headings("commercial endorsement"),
  powerboat: headings("powerboat | power boat | powerboat level 2 | pb2"),
  personal_watercraft: headings("personal watercraft | pwc | jet ski | personal watercraft proficiency"),
  ships_cook: headings("ship s cook | ships cook | ship s cook certificate"),
  food_hygiene: headings("food hygiene | food safety | haccp | hygiene alimentaire | 食品衛生 | 食品卫生"),
  driving_licence: headings(
    "driving licence | driving license | driver s licence | driver s license | permis de conduire | fuhrerschein | 運転免許 | 驾照",
  ),
  drone_licence: headings("drone licence | drone license | drone pilot | drone"),
  dive_licence: headings("diving licence | dive licence | diving | padi | divemaster | dive master"),
  employment_agreement: headings(
    "employment agreement | seafarer employment agreement | employment contract | contrat d engagement",
  ),
  next_of_kin: headings("next of kin"),
  bank_details: headings("bank details"),
  tax_form: headings("tax form"),
};

const phrasesOfTypes = paperTypes
  .flatMap((type) => (words[type] ?? []).map((phrase) => ({ type, phrase })))
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

export interface NamedPaper {
  type: PaperType;
  /** The words of the list where they say more than the type does. */
  title: string | null;
}

/** The type that a list's words mean; what nobody knows is another paper under its own name. */
export function paperNamed(text: string): NamedPaper {
  const word = comparable(text);
  const own =
    paperTypes.find((type) => comparable(type) === word) ?? phrasesOfTypes.find(({ phrase }) => phrase === word)?.type;
  if (own && own !== "other") return { type: own, title: null };
  const within = phrasesOfTypes.find(({ phrase }) => ` ${word} `.includes(` ${phrase} `));
  return { type: within?.type ?? "other", title: text };
}
