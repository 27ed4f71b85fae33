import { describe, expect, it } from "vitest";
import { findHeading } from "./find-heading.ts";
import { headingVocabulary, type ImportTarget } from "./import-target.ts";
import { inventoryTarget } from "./inventory-fields.ts";
import { jobsTarget } from "./job-fields.ts";
import { ruleOf } from "./job-rows.ts";
import { mapColumns } from "./map-columns.ts";
import { partsTarget } from "./part-fields.ts";
import { type KnownItem, planInventoryImport } from "./plan-inventory-import.ts";
import { planPartsImport } from "./plan-parts-import.ts";
import { type KnownSupplier, planSuppliersImport } from "./plan-suppliers-import.ts";
import { readRecords } from "./read-records.ts";
import { suppliersTarget } from "./supplier-fields.ts";

function tableOf(target: ImportTarget, lines: readonly string[]) {
  const table = findHeading(
    lines.map((line) => line.split("|").map((cell) => cell.trim() || null)),
    headingVocabulary([target]),
  );
  if (!table) throw new Error("The lines have no headings.");
  return table;
}

function fieldsOf(target: ImportTarget, headings: string): (string | null)[] {
  const blankRow = headings.replace(/[^|]+/g, " ");
  return mapColumns(tableOf(target, [headings, blankRow]), target).map(({ field }) => field ?? null);
}

function rowsOf<Name extends string>(target: ImportTarget<Name>, ...lines: string[]) {
  const table = tableOf(target, lines);
  return readRecords(table, mapColumns(table, target), target, { today: "2026-11-21" }).rows;
}

describe("columns are told by their headings", () => {
  const stores = [
    "name",
    "partNo",
    "quantity",
    "minQuantity",
    "location",
    "box",
    "unit",
    "price",
    "currency",
    "supplier",
    "expiresOn",
    "category",
  ];
  it.each([
    ["Item|Part No|Qty|Min|Location|Box|Unit|Price|Currency|Supplier|Expiry|Category", stores],
    ["Article|N° pièce|Qté|Stock mini|Emplacement|Boîte|Unité|Prix|Devise|Fournisseur|Péremption|Catégorie", stores],
    ["品名|部品番号|数量|最低在庫|保管場所|箱|単位|単価|通貨|仕入先|有効期限|カテゴリ", stores],
    ["物料名称|部件号|库存数量|最低库存|存放位置|箱号|单位|单价|币种|供应商|有效期|类别", stores],
    [
      "ITEM_NAME|ITEM_CODE|QTY_ON_HAND|MIN_QTY|STORAGE_LOCATION|BIN|UOM|UNIT_COST|CURR|VENDOR|EXP_DATE|ITEM_CATEGORY",
      stores,
    ],
  ])("of stores: %s", (headings, fields) => {
    expect(fieldsOf(inventoryTarget, headings)).toEqual(fields);
  });

  const book = ["name", "contactName", "email", "phone", "streetAddress", "city", "country", "categories", "website"];
  it.each([
    ["Name|Contact|Email|Phone|Address|City|Country|Category|Website", book],
    ["Fournisseur|Personne de contact|Courriel|Téléphone|Adresse|Ville|Pays|Catégorie|Site web", book],
    ["仕入先|担当者|メールアドレス|電話番号|住所|都市|国|カテゴリー|ウェブサイト", book],
    ["供应商名称|联系人|邮箱|电话|地址|城市|国家|类别|网址", book],
  ])("of suppliers: %s", (headings, fields) => {
    expect(fieldsOf(suppliersTarget, headings)).toEqual(fields);
  });

  const spares = ["designation", "partNo", "equipmentName", "section", "key", "figureNumber"];
  it.each([
    ["Designation|Part number|Equipment|Section|Key|Drawing", spares],
    ["Désignation|Numéro de pièce|Équipement|Ensemble|Clé|Plan", spares],
    ["部品名|部品番号|機器|セクション|キー|図面番号", spares],
    ["备件名称|备件号|设备|组件|索引|图号", spares],
  ])("of spare parts: %s", (headings, fields) => {
    expect(fieldsOf(partsTarget, headings)).toEqual(fields);
  });

  const tasks = [
    "title",
    "equipmentName",
    "intervalDays",
    "intervalMonths",
    "intervalHours",
    "lastDoneOn",
    "lastDoneHours",
    "dueOn",
  ];
  it.each([
    ["Task|Equipment|Interval (Days)|Interval (Months)|Interval (Hours)|Last done|Last done hours|Next due", tasks],
    ["Job|Machine|Days|Months|Hours|Last service|Hours last done|Due date", tasks],
    ["作業名|機器名|間隔日数|間隔月数|間隔時間|前回実施日|前回実施時間|次回予定日", tasks],
    ["任务名称|设备名称|间隔天数|间隔月数|间隔小时|上次完成日期|上次完成小时|下次日期", tasks],
  ])("of jobs with an interval for each unit: %s", (headings, fields) => {
    expect(fieldsOf(jobsTarget, headings)).toEqual(fields);
  });
});

describe("a job's interval", () => {
  it.each([
    ["2 | | 500", { n: 2, unit: "week" }, 500],
    [" | 12 | ", { n: 12, unit: "month" }, null],
    [" | | 250", null, 250],
  ])("is read from columns of their own: %s", (cells, interval, intervalHours) => {
    const [row] = rowsOf(jobsTarget, "Task|Interval weeks|Interval months|Interval hours", `Service|${cells}`);
    expect(row && ruleOf(row).rule).toMatchObject({ interval, intervalHours });
  });

  it("of half a month makes no plan, and says so", () => {
    const [row] = rowsOf(jobsTarget, "Task|Interval months", "Service|0.5", "Other|1.5");
    const [, other] = rowsOf(jobsTarget, "Task|Interval months", "Service|1", "Other|1.5");
    expect(row?.problems.map(({ key }) => key)).toEqual(["imports:cellTooSmall"]);
    expect(other && ruleOf(other)).toMatchObject({ rule: null, problems: [{ key: "imports:rowIntervalNotWhole" }] });
  });
});

const filter: KnownItem = {
  id: "known",
  isArchived: false,
  places: ["Store"],
  stock: [{ location: "Store", lotNumber: null, expiresOn: null, onHand: 4 }],
  values: {
    name: "Oil filter",
    partNo: "OF-1",
    manufacturer: "MTU",
    modelNo: null,
    barcode: "5012345678900",
    category: "Filters",
    subCategory: null,
    unit: "pcs",
    purchaseUnit: null,
    packSize: null,
    minQuantity: 2,
    maxQuantity: null,
    price: 18.5,
    currency: "EUR",
    supplier: "Port Motors",
    isCritical: false,
    isPrivate: false,
    description: null,
  },
};

describe("a row of the stores", () => {
  const heading = "Item|Part No|Maker|Barcode|Qty|Location|Price";
  const outcome = (line: string, known: readonly KnownItem[] = [filter]) => {
    const [row] = planInventoryImport(rowsOf(inventoryTarget, heading, line), known).rows;
    return { action: row?.action, matchedBy: row?.matchedBy, says: row?.problems.map(({ key }) => key) };
  };

  it.each([
    ["is known by number and maker", "Filter|of-1|mtu| | | | ", "update", "partNo", []],
    ["is another's with the number of another maker", "Filter|OF-1|Volvo| | | | ", "create", undefined, []],
    ["is known by its barcode", "Filter| | |5012345678900| | | ", "update", "barcode", []],
    ["is known by its name", "oil  FILTER| | | | | |19,50", "update", "name", []],
    ["is new when the number says so", "Oil filter|OF-2| | | | | ", "create", undefined, []],
    ["says nothing new", "Oil filter|OF-1|MTU| |4|Store|18.50", "skip", "partNo", []],
    ["never overrules the books", "Oil filter|OF-1|MTU| |9|Store| ", "skip", "partNo", ["imports:rowStockDiffers"]],
    ["opens stock at another place", "Oil filter|OF-1|MTU| |9|Locker| ", "update", "partNo", []],
    ["without a place is put where it says so", "Rope| | | |2| | ", "create", undefined, ["imports:rowNoPlace"]],
    ["below nothing is an error", "Rope| | | |-2|Store| ", "error", undefined, ["imports:cellTooSmall"]],
    ["of half a piece is an error", "Rope| | | |2.5|Store| ", "error", undefined, ["imports:rowUnitSteps"]],
  ])("%s", (_name, line, action, matchedBy, says) => {
    expect(outcome(line)).toEqual({ action, matchedBy, says });
  });

  it.each([
    ["1.5", "update", []],
    ["1.25", "error", ["imports:rowUnitSteps"]],
  ])("%s is told apart by the unit that its item is kept in", (quantity, action, says) => {
    const oil = { ...filter, values: { ...filter.values, unit: "l" } };
    expect(outcome(`Oil filter|OF-1|MTU| |${quantity}|Locker| `, [oil])).toMatchObject({ action, says });
  });

  it("brings an archived item back into use", () => {
    const found = outcome("Oil filter|OF-1|MTU| | | | ", [{ ...filter, isArchived: true }]);
    expect(found).toEqual({ action: "update", matchedBy: "partNo", says: ["imports:rowRestores"] });
  });

  it("that could be two items is an error", () => {
    const found = outcome("Filter|OF-1| | | | | ", [
      filter,
      { ...filter, id: "other", values: { ...filter.values, manufacturer: "Volvo" } },
    ]);
    expect(found).toMatchObject({ action: "error", says: ["imports:rowRecordAmbiguous"] });
  });

  it("adds a second place to the item of an earlier row", () => {
    const rows = rowsOf(
      inventoryTarget,
      heading,
      "Rope|R-1| | |2|Store| ",
      "Rope|R-1| | |3|Locker| ",
      "Rope|R-1| | | | | ",
    );
    const plan = planInventoryImport(rows, []);
    expect(plan.rows.map(({ action, sameAs, stock }) => [action, sameAs, stock?.quantity])).toEqual([
      ["create", undefined, 2],
      ["update", 2, 3],
      ["skip", 2, undefined],
    ]);
  });

  it("adds what it remarks to what is remarked on board", () => {
    const known = { ...filter, values: { ...filter.values, description: "Spin-on" } };
    const rows = rowsOf(inventoryTarget, "Item|Part No|Remarks", "Oil filter|OF-1|fits both engines");
    const [row] = planInventoryImport(rows, [known]).rows;
    expect(row).toMatchObject({ action: "update", values: { description: "Spin-on\nfits both engines" } });
    const after = { ...filter, values: { ...filter.values, description: "Spin-on\nfits both engines" } };
    expect(planInventoryImport(rows, [after]).counts).toMatchObject({ skip: 1 });
  });

  it.each([
    ["a new item", []],
    ["an item on board", [filter]],
  ])("keeps what later rows remark on %s", (_name, known) => {
    const heading = "Item|Part No|Qty|Location|Remarks";
    const rows = rowsOf(inventoryTarget, heading, "Oil filter|OF-1|2|Aft| ", "Oil filter|OF-1|3|Bow|the old lot");
    const [first] = planInventoryImport(rows, known).rows;
    expect(first?.values.description).toBe("the old lot");
  });

  it("is compared with the books together with the other rows of its place", () => {
    const rows = rowsOf(inventoryTarget, heading, "Oil filter|OF-1| | |1|Store| ", "Oil filter|OF-1| | |3|Store| ");
    expect(planInventoryImport(rows, [filter]).counts).toMatchObject({ skip: 2 });
  });
});

describe("a row of the address book", () => {
  const known: KnownSupplier = {
    id: "known",
    isArchived: false,
    contactNames: ["Ana Ruiz"],
    values: {
      name: "Port Motors",
      categories: ["Engines"],
      email: "orders@port.example",
      phone: null,
      streetAddress: null,
      postalCode: null,
      city: null,
      country: null,
      website: null,
      operatingIn: [],
      rating: null,
      currency: "EUR",
      leadTimeDays: null,
      accountNumber: null,
      paymentTerms: null,
      description: null,
    },
  };
  it.each([
    ["says nothing new", "PORT MOTORS|Ana Ruiz| |engines", "skip"],
    ["adds a person to ring", "Port Motors|Luc Petit| | ", "update"],
    ["adds a category", "Port Motors| | |Engines; Pumps", "update"],
    ["is new", "Sea Safety| |Name <desk@sea.example>| ", "create"],
    ["with a wrong address comes in without it", "Sea Safety| |desk at sea| ", "create"],
  ])("%s", (_name, line, action) => {
    const rows = rowsOf(suppliersTarget, "Supplier|Contact|Email|Category", line);
    expect(planSuppliersImport(rows, [known]).rows).toMatchObject([{ action }]);
  });
});

describe("a row of a parts list", () => {
  const equipment = [
    { id: "g1", code: "G-1", name: "Generator Port", parentId: null, sourceIds: [] },
    { id: "g2", code: "G-2", name: "Generator Starboard", parentId: null, sourceIds: [] },
  ];
  const items = [{ id: "item", partNo: "IM-77" }];
  it.each([
    ["hangs on the machine by code", "Impeller|im-77|G-1| ", "create", "g1", "item"],
    ["hangs on the machine by name", "Impeller| | |Gen Stbd", "create", "g2", undefined],
    ["of an unknown machine is an error", "Impeller| | |Turbine", "error", undefined, undefined],
    ["of no machine is an error", "Impeller|IM-77| | ", "error", undefined, undefined],
  ])("%s", (_name, line, action, equipmentId, itemId) => {
    const rows = rowsOf(partsTarget, "Designation|Part number|Equipment code|Equipment", line);
    const [row] = planPartsImport(rows, { equipment, parts: [], items, stores: null }).rows;
    expect([row?.action, row?.given.equipmentId, row?.itemId]).toEqual([action, equipmentId, itemId]);
  });

  it("says nothing to the stores in the name of those who may not set them up", () => {
    const rows = rowsOf(partsTarget, "Designation|Part number|Equipment code|ROB", "Impeller|IM-77|G-1|3");
    const { rows: planned, stock } = planPartsImport(rows, { equipment, parts: [], items, stores: null });
    expect(stock).toBeNull();
    expect(planned[0]).toMatchObject({ action: "create", problems: [{ key: "imports:rowStockNotForRole" }] });
  });
});
