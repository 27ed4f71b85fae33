import { headings } from "./comparable.ts";
import type { ImportField } from "./import-target.ts";

/** What lists of people tell of anybody, crew or guest. */
export const nameFields = [
  {
    name: "person",
    kind: "text",
    maxLength: 200,
    headings: headings(`
      name | full name | guest | guest name | name of guest | crew member | seafarer | employee | person | crew name | passenger | passenger name |
      nom complet | nom et prenom | invite | passager | marin | membre d equipage | nome completo | nombre completo | 氏名 | 名前 | お客様名 | 乗組員 |
      姓名 | 客人 | 客人姓名 | 船员 | 乘客
    `),
  },
  {
    name: "firstName",
    kind: "text",
    maxLength: 80,
    headings: headings(`
      first name | firstname | given name | given names | forename | forenames | prenom | prenoms | vorname | nome | nombre | nombre de pila | 名 | 名字
    `),
  },
  {
    name: "lastName",
    kind: "text",
    maxLength: 80,
    headings: headings(`
      last name | lastname | surname | family name | nom de famille | nom | nachname | familienname | cognome | apellido | apellidos | 姓 | 姓氏
    `),
  },
] as const satisfies readonly ImportField[];

export const originFields = [
  {
    name: "birthDate",
    kind: "date",
    headings: headings(`
      date of birth | birth date | birthdate | dob | d o b | born | born on | birthday | date de naissance | ne e le | geburtsdatum | data di nascita |
      fecha de nacimiento | 生年月日 | 誕生日 | 出生日期 | 生日
    `),
  },
  {
    name: "birthPlace",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      place of birth | birth place | birthplace | born in | lieu de naissance | geburtsort | luogo di nascita | lugar de nacimiento | 出生地
    `),
  },
  {
    name: "gender",
    kind: "gender",
    headings: headings("gender | sex | m f | sexe | genre | geschlecht | sesso | sexo | 性別 | 性别"),
  },
  {
    name: "nationality",
    kind: "country",
    headings: headings(`
      nationality | citizenship | citizen of | nationalite | staatsangehorigkeit | nationalitat | nazionalita | cittadinanza | nacionalidad | 国籍
    `),
  },
] as const satisfies readonly ImportField[];

export const reachFields = [
  {
    name: "phone",
    kind: "text",
    maxLength: 40,
    headings: headings(`
      phone | telephone | tel | mobile | mobile phone | cell | cell phone | phone number | portable | numero de telephone | telefon | telefono | handy |
      cellulare | movil | 電話 | 電話番号 | 携帯電話 | 电话 | 电话号码 | 手机
    `),
  },
  {
    name: "email",
    kind: "email",
    headings: headings(`
      email | e mail | mail | email address | courriel | adresse email | adresse e mail | メール | メールアドレス | 电子邮件 | 邮箱 | correo electronico
    `),
  },
  {
    name: "emergencyName",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      emergency contact | emergency contact name | emergency name | next of kin | next of kin name | nok | ice | contact d urgence |
      personne a prevenir | notfallkontakt | contatto di emergenza | contacto de emergencia | 緊急連絡先 | 近親者 | 紧急联系人
    `),
  },
  {
    name: "emergencyRelation",
    kind: "text",
    maxLength: 80,
    headings: headings(`
      emergency relation | relation | relationship | emergency contact relation | emergency contact relationship | next of kin relation |
      next of kin relationship | nok relationship | lien | lien de parente | beziehung | parentela | parentesco | 続柄 | 关系
    `),
  },
  {
    name: "emergencyPhone",
    kind: "text",
    maxLength: 40,
    headings: headings(`
      emergency phone | emergency contact phone | emergency number | emergency contact number | next of kin phone | nok phone | telephone d urgence |
      notfallnummer | telefono di emergenza | telefono de emergencia | 緊急電話番号 | 緊急連絡先電話 | 紧急电话
    `),
  },
] as const satisfies readonly ImportField[];
