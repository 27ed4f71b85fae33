import { headings } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";

const fields = [
  {
    name: "name",
    kind: "text",
    required: true,
    maxLength: 200,
    headings: headings(`
      name | supplier | supplier name | vendor | vendor name | company | company name | business | business name | firm |
      organisation | organization | fournisseur | nom du fournisseur | nom | societe | entreprise | raison sociale |
      仕入先 | 仕入先名 | 業者 | 業者名 | 会社名 | 名称 | 供应商 | 供应商名称 | 公司 | 公司名称 | lieferant | firma | fornitore |
      ditta | proveedor | empresa
    `),
  },
  {
    name: "contactName",
    kind: "text",
    maxLength: 200,
    headings: headings(`
      contact | contact name | contact person | person | attention | attn | representative | sales rep | account manager |
      contact principal | personne de contact | interlocuteur | nom du contact | 担当者 | 担当者名 | 連絡先担当者 | 联系人 |
      联系人姓名 | ansprechpartner | kontakt | referente | contatto | contacto | persona de contacto
    `),
  },
  {
    name: "contactDuty",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      job title | duty | contact title | contact role | contact position | position | fonction | poste | 役職 | 职务 | 职位 |
      funktion | ruolo | cargo
    `),
  },
  {
    name: "contactEmail",
    kind: "email",
    headings: headings(`
      contact email | contact e mail | direct email | person email | email du contact | courriel du contact | 担当者メール |
      联系人邮箱
    `),
  },
  {
    name: "contactPhone",
    kind: "text",
    maxLength: 60,
    headings: headings(`
      contact phone | contact telephone | contact mobile | direct phone | direct line | mobile | mobile phone | cell |
      cell phone | portable | telephone portable | mobile du contact | 携帯 | 携帯電話 | 担当者電話 | 手机 | 联系人电话 |
      handy | cellulare | movil
    `),
  },
  {
    name: "email",
    kind: "email",
    headings: headings(`
      email | e mail | mail | email address | company email | general email | orders email | courriel | adresse email |
      adresse e mail | adresse electronique | メール | メールアドレス | eメール | 电子邮件 | 邮箱 | 电邮 | posta elettronica |
      correo | correo electronico
    `),
  },
  {
    name: "phone",
    kind: "text",
    maxLength: 60,
    headings: headings(`
      phone | telephone | tel | phone number | phone no | tel no | telephone number | office phone | company phone |
      numero de telephone | 電話 | 電話番号 | tel番号 | 电话 | 电话号码 | 联系电话 | telefon | telefono
    `),
  },
  {
    name: "streetAddress",
    kind: "text",
    maxLength: 300,
    headings: headings(`
      street address | address | street | address 1 | address line 1 | postal address | mailing address | adresse | rue |
      adresse postale | 住所 | 番地 | 地址 | 街道 | 街道地址 | strasse | anschrift | indirizzo | via | direccion | calle
    `),
  },
  {
    name: "postalCode",
    kind: "text",
    maxLength: 30,
    headings: headings(`
      postal code | post code | postcode | zip | zip code | code postal | cp | 郵便番号 | 邮编 | 邮政编码 | plz |
      postleitzahl | cap | codigo postal
    `),
  },
  {
    name: "city",
    kind: "text",
    maxLength: 100,
    headings: headings(`
      city | town | port | place | ville | 市 | 市区町村 | 都市 | 城市 | 市区 | stadt | ort | citta | ciudad
    `),
  },
  {
    name: "country",
    kind: "text",
    maxLength: 100,
    headings: headings("country | nation | pays | 国 | 国名 | 国家 | land | paese | pais"),
  },
  {
    name: "categories",
    kind: "list",
    maxLength: 60,
    headings: headings(`
      categories | category | supplies | trade | trades | products | goods | type | kind | services | speciality |
      specialty | supplier type | categorie | specialite | produits | type de fournisseur | カテゴリ | カテゴリー | 分類 |
      取扱品目 | 业种 | 类别 | 分类 | 供应品类 | kategorie | categoria
    `),
  },
  {
    name: "operatingIn",
    kind: "list",
    maxLength: 60,
    headings: headings(`
      operating in | region | regions | area | areas | serves | served areas | zone | zones | secteur |
      zone d intervention | 対応地域 | 営業地域 | 地域 | 服务区域 | 区域 | 地区 | gebiet | zona
    `),
  },
  {
    name: "website",
    kind: "text",
    maxLength: 300,
    headings: headings(`
      website | web site | web | url | homepage | home page | internet | www | site | site web | site internet | ウェブサイト |
      ホームページ | 网站 | 网址 | sito | sito web | sitio web | pagina web
    `),
  },
  {
    name: "rating",
    kind: "decimal",
    decimals: 0,
    minimum: 1,
    maximum: 5,
    headings: headings(
      "rating | stars | score | note sur 5 | evaluation | 評価 | 评分 | 评级 | bewertung | valutazione",
    ),
  },
  {
    name: "currency",
    kind: "currency",
    headings: headings("currency | cur | curr | devise | monnaie | 通貨 | 货币 | 币种 | wahrung | valuta | moneda"),
  },
  {
    name: "leadTimeDays",
    kind: "decimal",
    decimals: 0,
    minimum: 0,
    maximum: 999,
    headings: headings(`
      lead time days | lead time | delivery time | delivery days | delai | delai de livraison | delai jours | 納期 | 納期日数 |
      リードタイム | 交货期 | 交期 | 交货天数 | lieferzeit | tempo di consegna | plazo de entrega
    `),
  },
  {
    name: "accountNumber",
    kind: "text",
    maxLength: 100,
    headings: headings(`
      account number | account | account no | customer no | customer number | our account | client number | numero de compte |
      compte | numero client | n client | 顧客番号 | 得意先番号 | 客户编号 | 账号 | kundennummer | codice cliente |
      numero de cliente
    `),
  },
  {
    name: "paymentTerms",
    kind: "text",
    maxLength: 300,
    headings: headings(`
      payment terms | terms | payment | conditions de paiement | paiement | 支払条件 | 付款条件 | 付款方式 |
      zahlungsbedingungen | condizioni di pagamento | condiciones de pago
    `),
  },
  {
    name: "remarks",
    kind: "text",
    maxLength: 10_000,
    headings: headings(`
      description | remarks | remark | notes | note | comments | comment | details | remarques | commentaires | 備考 | 説明 |
      メモ | 备注 | 说明 | bemerkungen | osservazioni | observaciones
    `),
  },
] as const satisfies readonly ImportField[];

export type SupplierFieldName = (typeof fields)[number]["name"];

export const suppliersTarget: ImportTarget<SupplierFieldName> = {
  name: "suppliers",
  fields,
  headingPrefixes: ["supplier", "vendor", "company"],
};
