import { headings } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";

const fields = [
  {
    name: "person",
    kind: "text",
    maxLength: 200,
    headings: headings(`
      name | crew member | seafarer | holder | employee | full name | person | crew name | crew | certificate holder | nom | nom complet |
      titulaire | marin | membre d equipage | inhaber | besatzungsmitglied | nome | titolare | marittimo | nombre | titular | tripulante |
      氏名 | 名前 | 乗組員 | 姓名 | 船员 | 持证人
    `),
  },
  {
    name: "firstName",
    kind: "text",
    maxLength: 100,
    headings: headings(
      "first name | given name | given names | forename | prenom | vorname | nombre de pila | 名 | 名字",
    ),
  },
  {
    name: "lastName",
    kind: "text",
    maxLength: 100,
    headings: headings(
      "last name | surname | family name | nom de famille | nachname | familienname | cognome | apellido | apellidos | 姓 | 姓氏",
    ),
  },
  {
    name: "paperType",
    kind: "text",
    required: true,
    maxLength: 200,
    headings: headings(`
      certificate | certificate type | certificate name | type of certificate | document | document type | document name | type of document | paper |
      qualification | course | training | licence | license | certificat | type de certificat | brevet | zertifikat | dokument | zeugnis | certificato |
      documento | certificado | titulo | 証明書 | 証書 | 資格 | 証明書の種類 | 证书 | 证书名称 | 证书类型 | 证件 | 资格
    `),
    weakHeadings: ["type", "kind", "art", "tipo", "title", "description", "種類", "类型"],
  },
  {
    name: "title",
    kind: "text",
    maxLength: 200,
    headings: headings("exact name | certificate title | document title | level | grade | 正式名称 | 等级"),
    weakHeadings: headings("title | description | details"),
  },
  {
    name: "number",
    kind: "reference",
    maxLength: 100,
    headings: headings(`
      number | certificate number | certificate no | cert no | document number | document no | doc no | no | nr | licence number | licence no |
      numero | numero du certificat | nummer | zertifikatsnummer | numero certificato | numero de certificado | 番号 | 証書番号 | 编号 | 证书编号 | 证件号码
    `),
  },
  {
    name: "issuingCountry",
    kind: "country",
    headings: headings(`
      issuing country | country of issue | country | issuing state | issuing flag | flag | flag state | nation | pays | pays de delivrance | land |
      ausstellungsland | paese | paese di rilascio | pais | pais de expedicion | 発行国 | 签发国 | 国家
    `),
  },
  {
    name: "issuingAuthority",
    kind: "text",
    maxLength: 200,
    headings: headings(`
      issued by | issuing authority | authority | issuer | issuing body | school | training centre | training provider | autorite | delivre par |
      ausgestellt von | behorde | rilasciato da | autorita | expedido por | autoridad | 発行機関 | 発行者 | 签发机关 | 发证机关 | 签发机构
    `),
  },
  {
    name: "issuedOn",
    kind: "date",
    headings: headings(`
      issued | issue date | date of issue | issued on | date issued | issuing date | valid from | obtained | date obtained | delivre le |
      date de delivrance | ausgestellt am | ausstellungsdatum | rilasciato il | data di rilascio | fecha de expedicion | expedido el | 発行日 | 取得日 |
      签发日期 | 发证日期 | 取得日期
    `),
  },
  {
    name: "expiresOn",
    kind: "expiry",
    headings: headings(`
      expires | expiry | expiry date | expiration | expiration date | valid until | valid to | valid till | date of expiry | expires on | exp date |
      renewal date | date d expiration | expire le | valable jusqu au | validite | gultig bis | ablaufdatum | scadenza | data di scadenza | valido fino al |
      caducidad | fecha de caducidad | vencimiento | valido hasta | 有効期限 | 満了日 | 有效期 | 有效期至 | 到期日
    `),
  },
  {
    name: "remarks",
    kind: "text",
    maxLength: 2_000,
    headings: headings(`
      limitation | limitations | capacity | restrictions | remarks | remark | notes | note | comments | comment | remarques | observations |
      bemerkungen | einschrankungen | osservazioni | limitazioni | observaciones | limitaciones | 備考 | 制限 | 备注 | 限制
    `),
  },
] as const satisfies readonly ImportField[];

export type PaperFieldName = (typeof fields)[number]["name"];

/** A list of the crew's certificates and other papers, one row for each. */
export const papersTarget: ImportTarget<PaperFieldName> = {
  name: "certificates",
  fields,
  headingPrefixes: ["cert", "certificate", "document", "doc", "crew", "seafarer"],
};
