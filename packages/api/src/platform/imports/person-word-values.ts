import { type GuestParty, guestParties, type SwimmingSkill, swimmingSkills } from "@ymp/core/guests/guest-fields";
import { type Gender, genders } from "@ymp/core/people/profile-fields";
import { phrases } from "./comparable.ts";
import type { Reading } from "./reading.ts";
import type { Cell } from "./table.ts";
import { readWord, type WordList, wordIndex } from "./word-values.ts";

const genderWords: WordList<Gender> = {
  female: phrases(
    "f | female | woman | w | mrs | ms | miss | femme | feminin | weiblich | frau | donna | femmina | mujer | femenino | 女 | 女性",
  ),
  male: phrases(
    "m | male | man | mr | homme | masculin | mannlich | mann | herr | uomo | maschio | hombre | masculino | 男 | 男性",
  ),
  unspecified: phrases("x | other | unspecified | diverse | divers | autre | non binary | その他 | 其他"),
};
const genderIndex = wordIndex(genderWords, genders);
export const readGender = (cell: Cell): Reading<Gender> => readWord(cell, genderIndex, "imports:cellNotInList");

const partyWords: WordList<GuestParty> = {
  owner: phrases(
    "owner | owners | owner s party | proprietaire | armateur | eigner | armatore | propietario | オーナー | 船主",
  ),
  charter: phrases(
    "charter | charterer | charter guest | client | affreteur | charterkunde | チャーター | 租船 | 包船",
  ),
  family: phrases("family | relative | famille | familie | famiglia | familia | 家族 | 家人"),
  friend: phrases("friend | friends | guest | ami | amie | amis | freund | freunde | amico | amigo | 友人 | 朋友"),
};
const partyIndex = wordIndex(partyWords, guestParties);
export const readParty = (cell: Cell): Reading<GuestParty> => readWord(cell, partyIndex, "imports:cellNotInList");

const swimmingWords: WordList<SwimmingSkill> = {
  none: phrases("no | n | non | nein | cannot swim | non swimmer | ne nage pas | いいえ | 泳げない | 不会 | 否"),
  weak: phrases(
    "weak | poor | beginner | a little | faible | un peu | schwach | debole | debil | 苦手 | 少し | 一般 | 不太会",
  ),
  good: phrases(
    "good | yes | y | strong | excellent | swimmer | oui | bon | bien | gut | ja | si | buono | bueno | 得意 | はい | 会 | 是 | 好",
  ),
};
const swimmingIndex = wordIndex(swimmingWords, swimmingSkills);
export const readSwimming = (cell: Cell): Reading<SwimmingSkill> =>
  readWord(cell, swimmingIndex, "imports:cellNotInList");
