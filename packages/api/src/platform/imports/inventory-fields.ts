import { headings } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";

const fields = [
  {
    name: "name",
    kind: "text",
    required: true,
    maxLength: 200,
    headings: headings(`
      name | item | item name | article | article name | product | product name | part name | material | stock item |
      designation | nom | nom de l article | libelle | produit | 品名 | 品目 | 名称 | 部品名 | 商品名 | 物品 | 物品名称 | 物料名称 |
      备件名称 | bezeichnung | artikel | nome | articolo | nombre | articulo
    `),
    weakHeadings: headings(
      "description | title | part | parts | descrizione | descripcion | beschreibung | 説明 | 说明",
    ),
  },
  {
    name: "partNo",
    kind: "reference",
    maxLength: 120,
    headings: headings(`
      part no | part number | part nr | p n | pn | partno | part | item no | item number | item code | article no |
      article number | sku | stock no | stock number | stock code | catalogue no | catalog no | oem no | oem number | maker part no |
      manufacturer part number | code | ref | reference | numero de piece | n piece | no piece | ref article |
      code article | 部品番号 | 品番 | パーツ番号 | 商品コード | 部件号 | 零件号 | 备件号 | 物料编码 | 编号 | teilenummer | artikelnummer |
      codice | codice articolo | numero de parte | codigo
    `),
  },
  {
    name: "manufacturer",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      manufacturer | maker | make | brand | oem | mfr | mfg | fabricant | marque | constructeur | メーカー | 製造元 | ブランド |
      制造商 | 厂家 | 品牌 | hersteller | marke | produttore | marca | fabricante
    `),
  },
  {
    name: "modelNo",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      model | model no | model number | type | size | modele | numero de modele | taille | 型式 | 型番 | モデル | サイズ | 型号 |
      规格 | 规格型号 | modell | modello | modelo
    `),
  },
  {
    name: "barcode",
    kind: "reference",
    maxLength: 120,
    headings: headings(`
      barcode | bar code | ean | ean code | upc | gtin | qr | qr code | code barre | code barres | code a barres | バーコード |
      janコード | jan | 条码 | 条形码 | 二维码 | strichcode | codice a barre | codigo de barras
    `),
  },
  {
    name: "category",
    kind: "text",
    maxLength: 60,
    headings: headings(`
      category | item category | group | item group | class | family | department | categorie | famille | groupe | カテゴリ | カテゴリー |
      分類 | 部門 | 类别 | 分类 | 大类 | kategorie | gruppe | categoria | gruppo | grupo
    `),
  },
  {
    name: "subCategory",
    kind: "text",
    maxLength: 60,
    headings: headings(`
      sub category | subcategory | sub group | subgroup | sous categorie | sous famille | サブカテゴリ | 小分類 | 子类别 | 小类 |
      unterkategorie | sottocategoria | subcategoria
    `),
  },
  {
    name: "quantity",
    kind: "decimal",
    expected: true,
    decimals: 3,
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      quantity | qty | on hand | qty on hand | quantity on hand | stock | in stock | current stock | stock level | on board | onboard |
      rob | remaining on board | balance | count | amount | available | quantite | qte | en stock | stock actuel | quantite en stock |
      数量 | 在庫 | 在庫数 | 現在庫 | 库存 | 库存数量 | 现有库存 | 现存量 | menge | bestand | quantita | giacenza | cantidad | existencias
    `),
  },
  {
    name: "minQuantity",
    kind: "decimal",
    decimals: 3,
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      minimum | min | min qty | min quantity | minimum quantity | minimum stock | min stock | min level | reorder level |
      reorder point | low level | safety stock | par | par level | mini | stock mini | stock minimum | quantite minimum |
      seuil | seuil de commande | 最小 | 最小数量 | 最低在庫 | 発注点 | 最低库存 | 最小库存 | 安全库存 | mindestbestand |
      scorta minima | minimo | stock minimo
    `),
  },
  {
    name: "maxQuantity",
    kind: "decimal",
    decimals: 3,
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      maximum | max | max qty | max quantity | maximum quantity | maximum stock | max stock | max level | maxi | stock maxi |
      stock maximum | quantite maximum | 最大 | 最大数量 | 最大在庫 | 最高库存 | 最大库存 | hochstbestand | scorta massima | maximo
    `),
  },
  {
    name: "unit",
    kind: "stockUnit",
    maxLength: 20,
    headings: headings(`
      unit | units | uom | unit of measure | u m | measure | stock unit | unite | unite de mesure | 単位 | 单位 | 计量单位 |
      einheit | unita | unidad
    `),
  },
  {
    name: "purchaseUnit",
    kind: "text",
    maxLength: 20,
    headings: headings(`
      purchase unit | order unit | buying unit | pack | packaging | unite d achat | conditionnement | 購入単位 | 発注単位 | 采购单位 |
      包装 | bestelleinheit | unita di acquisto | unidad de compra
    `),
  },
  {
    name: "packSize",
    kind: "decimal",
    decimals: 3,
    minimum: 0.001,
    maximum: 100_000,
    headings: headings(`
      pack size | pack qty | units per pack | per pack | qty per pack | quantite par lot | par paquet | 入数 | 包装数量 | 每包数量 |
      packungsgrosse | pezzi per confezione
    `),
  },
  {
    name: "location",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      location | place | storage | storage location | store | store room | storeroom | stowage | locker | where | room | space |
      compartment | area | deck | emplacement | lieu | stockage | magasin | local | rangement | 場所 | 保管場所 | 置場 | 置き場 | 位置 | 存放位置 |
      库位 | 存放地点 | 地点 | lagerort | ort | posizione | ubicazione | ubicacion | lugar
    `),
  },
  {
    name: "box",
    kind: "text",
    maxLength: 60,
    headings: headings(`
      box | box no | bin | bin no | bin location | crate | drawer | container | case | boite | bac | caisse | tiroir | 箱 | 箱番号 | ボックス | 盒 |
      箱号 | 货箱 | kiste | scatola | caja
    `),
  },
  {
    name: "shelf",
    kind: "text",
    maxLength: 60,
    headings: headings(
      "shelf | shelf no | rack | row | etagere | rayon | 棚 | 棚番号 | 货架 | 架号 | regal | scaffale | estante",
    ),
  },
  {
    name: "lotNumber",
    kind: "reference",
    maxLength: 60,
    headings: headings(`
      lot | lot no | lot number | batch | batch no | batch number | n de lot | numero de lot | no de lot | ロット | ロット番号 | 批号 | 批次 |
      批次号 | charge | chargennummer | lotto | lote
    `),
  },
  {
    name: "expiresOn",
    kind: "date",
    headings: headings(`
      expiry | expiry date | expires | expires on | expiration | expiration date | exp | exp date | best before | use by |
      shelf life until | peremption | date de peremption | date d expiration | expire le | dlc | 有効期限 | 使用期限 | 消費期限 | 期限 | 有效期 |
      到期日 | 失效日期 | 有效期至 | verfallsdatum | ablaufdatum | scadenza | data di scadenza | caducidad | fecha de caducidad
    `),
  },
  {
    name: "price",
    kind: "decimal",
    decimals: 3,
    minimum: 0,
    maximum: 100_000_000,
    headings: headings(`
      price | unit price | cost | unit cost | price per unit | last price | purchase price | prix | prix unitaire | cout |
      prix d achat | 価格 | 単価 | 値段 | 价格 | 单价 | 采购价 | preis | stuckpreis | prezzo | prezzo unitario | precio | precio unitario
    `),
  },
  {
    name: "currency",
    kind: "currency",
    headings: headings("currency | cur | curr | devise | monnaie | 通貨 | 货币 | 币种 | wahrung | valuta | moneda"),
  },
  {
    name: "supplier",
    kind: "text",
    maxLength: 200,
    headings: headings(`
      supplier | supplier name | vendor | vendor name | preferred supplier | bought from | dealer | fournisseur | vendeur | 仕入先 |
      供給元 | 業者 | 供应商 | 供应商名称 | lieferant | fornitore | proveedor
    `),
  },
  {
    name: "critical",
    kind: "critical",
    headings: headings(`
      critical | is critical | criticality | critical spare | critical item | safety critical | critique | criticite | 重要 |
      重要品 | クリティカル | 关键 | 关键备件 | kritisch | critico
    `),
  },
  {
    name: "private",
    kind: "yesNo",
    headings: headings(`
      private | is private | owner item | owners | owner private | confidential | prive | personnel | proprietaire | confidentiel | 非公開 |
      私物 | オーナー専用 | 私人 | 私有 | 船东专用 | privat | privato | privado
    `),
  },
  {
    name: "remarks",
    kind: "text",
    maxLength: 4_000,
    headings: headings(`
      remarks | remark | notes | note | comments | comment | details | long description | remarques | commentaires | 備考 | メモ |
      备注 | 注释 | bemerkungen | osservazioni | observaciones
    `),
    weakHeadings: headings("description | item description | 説明 | 说明 | beschreibung | descrizione | descripcion"),
  },
] as const satisfies readonly ImportField[];

export type InventoryFieldName = (typeof fields)[number]["name"];

export const inventoryTarget: ImportTarget<InventoryFieldName> = {
  name: "inventory",
  fields,
  headingPrefixes: ["item", "stock", "inventory", "article", "product"],
};
