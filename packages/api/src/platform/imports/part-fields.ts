import { headings } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";

const fields = [
  {
    name: "equipment",
    kind: "reference",
    maxLength: 200,
    headings: headings(`
      equipment code | equip code | equipment no | equipment number | machine code | machine no |
      asset code | asset tag | component code |  tag | code equipement | code machine | repere machine |
      機器コード | 機器番号 | 设备编码 | 设备编号 | 设备代码 | anlagennummer | codice apparecchiatura | codigo equipo
    `),
  },
  {
    name: "equipmentSourceId",
    kind: "reference",
    maxLength: 200,
    headings: headings(
      "equipment id | equip id | asset id | component id | machine id | equipment key | id equipement | 机器id | 设备id | 機器id",
    ),
  },
  {
    name: "equipmentName",
    kind: "text",
    maxLength: 200,
    headings: headings(`
      equipment | equipment name | equip name | machine | machine name | machinery | asset | asset name | used on | used in | fits |
      for equipment | belongs to | component | equipement | appareil | machine concernee | 機器 | 機器名 | 機械 | 対象機器 | 设备 | 设备名称 |
      所属设备 | 机器 | anlage | maschine | apparecchiatura | macchina | equipo | maquina
    `),
    weakHeadings: headings("system | systeme | システム | 系统"),
  },
  {
    name: "section",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      section | assembly | sub assembly | subassembly | group | part group | module | section name | ensemble | sous ensemble | groupe |
      セクション | 区分 | 組立 | アセンブリ | 部位 | 总成 | 部套 | 组件 | baugruppe | gruppo | seccion
    `),
  },
  {
    name: "designation",
    kind: "text",
    required: true,
    maxLength: 200,
    headings: headings(`
      designation | part name | part designation | name | part | part description | description | item | item name | spare | spare part |
      denomination | nom de la piece | piece | libelle | nom | 品名 | 部品名 | 名称 | 部品名称 | 备件名称 | 零件名称 | 部件名称 | bezeichnung |
      benennung | denominazione | descrizione | denominacion | descripcion
    `),
  },
  {
    name: "partNo",
    kind: "reference",
    maxLength: 100,
    headings: headings(`
      part number | part no | part nr | p n | pn | partno | item number | item no | oem no | oem number | maker part no |
      manufacturer part number | spare no | spare number | article no | code | ref | reference | numero de piece | n piece |
      no piece | reference piece | 部品番号 | 品番 | パーツ番号 | 部件号 | 零件号 | 备件号 | 图号零件 | teilenummer | codice ricambio |
      numero de parte
    `),
  },
  {
    name: "figureNumber",
    kind: "reference",
    maxLength: 50,
    headings: headings(`
      figure number | figure | fig | fig no | drawing | drawing no | drawing number | drawing ref | pos | pos no | position | position no |
      item pos | numero de figure | plan | n de plan | numero de plan | repere | 図番 | 図面番号 | 図面 | 图号 | 图纸 | 图纸号 | 位号 |
      zeichnung | zeichnungsnummer | disegno | plano
    `),
  },
  {
    name: "key",
    kind: "reference",
    maxLength: 60,
    headings: headings("key | key no | key number | index | cle | キー | 索引 | 键 | schlussel | chiave | clave"),
  },
  {
    name: "unit",
    kind: "stockUnit",
    maxLength: 20,
    headings: headings("unit | units | uom | unit of measure | unite | 単位 | 单位 | einheit | unita | unidad"),
  },
  {
    name: "measurement",
    kind: "text",
    maxLength: 100,
    headings: headings(`
      measurement | measurements | dimension | dimensions | size | dims | mesure | taille | 寸法 | サイズ | 尺寸 | 规格 | masse |
      abmessungen | dimensioni | dimensiones
    `),
  },
  {
    name: "fittedQuantity",
    kind: "decimal",
    decimals: 3,
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      fitted quantity | fitted | qty fitted | quantity fitted | qty per machine | qty per unit | quantity per unit | installed qty |
      working qty | qty | quantity | no off | number fitted | quantite montee | quantite | qte | 装着数 | 使用数 | 数量 | 装机数量 |
      装机数 | menge | quantita | cantidad
    `),
  },
  {
    name: "onBoard",
    kind: "decimal",
    decimals: 3,
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      on board | onboard | rob | qty rob | rob qty | on hand | qty on hand | quantity on hand | on hand qty | stock | in stock | stock qty |
      qty in stock | current stock | stock on board | qty on board | spares on board | remaining on board | en stock | stock a bord | 在庫 |
      在庫数 | 現在庫 | 库存 | 库存数量 | 现有库存 | bestand | giacenza | existencias
    `),
  },
  {
    name: "minQuantity",
    kind: "decimal",
    decimals: 3,
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      minimum | min | min qty | min quantity | minimum quantity | minimum stock | min stock | min level | reorder level | reorder point |
      safety stock | stock mini | stock minimum | quantite minimum | 最小 | 最低在庫 | 発注点 | 最低库存 | 最小库存 | 安全库存 |
      mindestbestand | scorta minima | minimo
    `),
  },
  {
    name: "location",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      location | storage location | storage | store | store room | stowage | locker | place | where | bin location | emplacement | lieu |
      rangement | 場所 | 保管場所 | 存放位置 | 库位 | lagerort | posizione | ubicacion
    `),
  },
  {
    name: "price",
    kind: "decimal",
    decimals: 3,
    minimum: 0,
    maximum: 100_000_000,
    headings: headings(`
      price | unit price | cost | unit cost | last price | purchase price | prix | prix unitaire | cout | 単価 | 価格 | 单价 | 价格 | preis |
      prezzo | precio
    `),
  },
  {
    name: "currency",
    kind: "currency",
    headings: headings("currency | cur | curr | devise | monnaie | 通貨 | 货币 | 币种 | wahrung | valuta | moneda"),
  },
  {
    name: "serialNo",
    kind: "reference",
    maxLength: 120,
    headings: headings(`
      serial number | serial no | serial | s n | sn | numero de serie | n de serie | 製造番号 | シリアル番号 | 序列号 | 出厂编号 |
      seriennummer | matricola
    `),
  },
  {
    name: "standard",
    kind: "text",
    maxLength: 120,
    headings: headings(
      "standard | norm | spec | specification | material | norme | matiere | 規格 | 材質 | 标准 | 材质 | norma",
    ),
  },
  {
    name: "remarks",
    kind: "text",
    maxLength: 4_000,
    headings: headings(`
      remarks | remark | notes | note | comments | comment | details | remarques | commentaires | 備考 | メモ | 备注 | bemerkungen |
      osservazioni | observaciones
    `),
    weakHeadings: headings("description | part description"),
  },
] as const satisfies readonly ImportField[];

export type PartFieldName = (typeof fields)[number]["name"];

export const partsTarget: ImportTarget<PartFieldName> = {
  name: "parts",
  fields,
  headingPrefixes: ["part", "spare", "spare part"],
};
