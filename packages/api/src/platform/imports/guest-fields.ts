import { headings } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";
import { nameFields, originFields, reachFields } from "./person-fields.ts";

const fields = [
  ...nameFields,
  {
    name: "knownAs",
    kind: "text",
    maxLength: 80,
    headings: headings(`
      known as | preferred name | nickname | likes to be called | surnom | nom d usage | rufname | soprannome | apodo | 呼び名 | 愛称 | 称呼 | 昵称
    `),
  },
  {
    name: "party",
    kind: "guestParty",
    headings: headings(
      "party | group | guest type | type of guest | groupe | type d invite | gruppe | gruppo | grupo | 区分 | 客人类型 | 团体",
    ),
  },
  ...originFields,
  {
    name: "passportNumber",
    kind: "text",
    maxLength: 40,
    headings: headings(`
      passport number | passport | passport no | passport nr | passport num | document number | travel document | numero de passeport | passeport |
      n passeport | passnummer | reisepass | numero passaporto | passaporto | numero de pasaporte | pasaporte | 旅券番号 | パスポート番号 | パスポート | 护照号码 | 护照
    `),
  },
  {
    name: "passportCountry",
    kind: "country",
    headings: headings(`
      passport country | passport issued by | passport issuing country | issuing country | country of issue | issuing state | pays du passeport |
      pays de delivrance | ausstellungsland | paese di rilascio | pais de expedicion | 旅券発行国 | 発行国 | 护照签发国 | 签发国
    `),
  },
  {
    name: "passportExpiresOn",
    kind: "date",
    headings: headings(`
      passport expiry | passport expires | passport expiry date | passport expiration | passport expiration date | passport valid until | passport exp |
      expiry | expiry date | expiration date | expires | expiration du passeport | validite du passeport | passeport expire le | pass gultig bis |
      scadenza passaporto | caducidad pasaporte | 旅券有効期限 | パスポート有効期限 | 护照有效期 | 护照到期日
    `),
  },
  {
    name: "visaNumber",
    kind: "text",
    maxLength: 40,
    headings: headings(
      "visa number | visa | visa no | numero de visa | visumnummer | numero visto | numero de visado | 査証番号 | ビザ番号 | 签证号码 | 签证",
    ),
  },
  {
    name: "visaCountry",
    kind: "country",
    headings: headings(
      "visa country | visa for | country of visa | pays du visa | visum land | ビザ国 | 査証の国 | 签证国家",
    ),
  },
  {
    name: "visaExpiresOn",
    kind: "date",
    headings: headings(`
      visa expiry | visa expires | visa expiry date | visa expiration | visa valid until | expiration du visa | visum gultig bis | scadenza visto |
      caducidad visado | ビザ有効期限 | 査証有効期限 | 签证有效期 | 签证到期日
    `),
  },
  ...reachFields,
  {
    name: "allergies",
    kind: "text",
    maxLength: 2_000,
    headings: headings(`
      allergies | allergy | food allergies | allergies and intolerances | intolerances | allergens | allergies alimentaires | allergene | allergien |
      unvertraglichkeiten | allergie | intolleranze | alergias | intolerancias | アレルギー | 食物アレルギー | 过敏 | 食物过敏
    `),
  },
  {
    name: "conditions",
    kind: "text",
    maxLength: 2_000,
    headings: headings(`
      medical conditions | medical | conditions | health | health conditions | medical notes | medical information | antecedents medicaux | sante |
      etat de sante | gesundheit | condizioni mediche | condiciones medicas | 持病 | 健康状態 | 既往症 | 健康状况 | 病史
    `),
  },
  {
    name: "medication",
    kind: "text",
    maxLength: 2_000,
    headings: headings(`
      medication | medications | medicine | medicines | current medication | medicaments | traitement | medikamente | farmaci | medicacion | 服薬 | 薬 | 药物 | 用药
    `),
  },
  {
    name: "mobility",
    kind: "text",
    maxLength: 2_000,
    headings: headings(
      "mobility | reduced mobility | mobilite | mobilitat | mobilita | movilidad | 移動 | 歩行 | 行动能力 | 行动",
    ),
  },
  {
    name: "swimming",
    kind: "swimming",
    headings: headings(
      "swimming | swims | swimmer | swimming ability | can swim | natation | sait nager | schwimmen | nuoto | natacion | 水泳 | 泳力 | 游泳",
    ),
  },
  {
    name: "divingLevel",
    kind: "text",
    maxLength: 80,
    headings: headings(
      "diving level | diving | dive certification | diving licence | diver | plongee | niveau de plongee | tauchschein | immersione | buceo | ダイビング | 潜水资格 | 潜水",
    ),
  },
  {
    name: "notes",
    kind: "text",
    maxLength: 10_000,
    headings: headings(
      "notes | remarks | comments | comment | remark | preferences | remarques | commentaires | bemerkungen | osservazioni | observaciones | 備考 | メモ | 备注",
    ),
  },
] as const satisfies readonly ImportField[];

export type GuestFieldName = (typeof fields)[number]["name"];

/** A guest list. It has no field for leftovers: what a column nobody chose says of a guest is not for every reader of remarks. */
export const guestsTarget: ImportTarget<GuestFieldName> = {
  name: "guests",
  fields,
  headingPrefixes: ["guest", "pax", "passenger", "charterer", "client"],
};
