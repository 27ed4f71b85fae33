import { headings } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";
import { nameFields, originFields, reachFields } from "./person-fields.ts";

const fields = [
  ...nameFields,
  {
    name: "jobTitle",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      rank | rank or rating | job title | position | rating | capacity | role | post | grade | fonction | poste | dienstgrad | funktion | grado | qualifica |
      cargo | puesto | 役職 | 職名 | 职务 | 职位
    `),
  },
  {
    name: "department",
    kind: "department",
    headings: headings(
      "department | dept | departement | service | abteilung | reparto | departamento | 部署 | 部門 | 部门",
    ),
  },
  ...originFields,
  ...reachFields,
  {
    name: "address",
    kind: "text",
    maxLength: 500,
    headings: headings(
      "address | home address | street | street address | adresse | anschrift | indirizzo | direccion | 住所 | 地址",
    ),
  },
  {
    name: "postal",
    kind: "text",
    maxLength: 40,
    headings: headings(
      "postal code | post code | postcode | zip | zip code | code postal | plz | cap | codigo postal | 郵便番号 | 邮编",
    ),
  },
  {
    name: "city",
    kind: "text",
    maxLength: 120,
    headings: headings("city | town | ville | stadt | ort | citta | ciudad | 市 | 都市 | 城市"),
  },
] as const satisfies readonly ImportField[];

export type CrewFieldName = (typeof fields)[number]["name"];

/** Who works on board. Their papers are a list of their own. */
export const crewTarget: ImportTarget<CrewFieldName> = {
  name: "crew",
  fields,
  headingPrefixes: ["crew", "seafarer", "employee"],
};
