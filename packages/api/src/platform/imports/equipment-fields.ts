import { headings } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";

const fields = [
  {
    name: "code",
    kind: "reference",
    maxLength: 60,
    headings: headings(`
      code | tag | tag no | tag number | equip code | equipment code | equipment no | equipment number |
      asset code | asset no | asset tag | component code | function code | own key | no | nr | number | ref |
      reference | code equipement | repere | numero | reference interne | kennung | kennziffer | nummer |
      gerate nr | codice | sigla | matricola interna | codigo | referencia | item no | item code |
      コード | 機器コード | 機器番号 | 管理番号 | 编码 | 编号 | 设备编码 | 设备编号 | 代码
    `),
    weakHeadings: ["sfi", "sfi code", "class code", "group code"],
  },
  {
    name: "sourceId",
    kind: "reference",
    maxLength: 60,
    headings: headings(`
      id | equip id | equipment id | asset id | component id | unit id | record id | uid | guid | key |
      identifiant
    `),
  },
  {
    name: "name",
    kind: "text",
    required: true,
    maxLength: 200,
    headings: headings(`
      name | equip name | equipment name | equipment | machine | machinery | component | component name | asset |
      asset name | unit | item | item name | designation | nom | nom equipement | equipement | materiel |
      appareil | intitule | libelle | name der anlage | bezeichnung | gerat | geratename | anlage | maschine |
      benennung | nome | apparecchiatura | macchinario | attrezzatura | impianto | nombre | equipo | maquina |
      aparato | nombre del equipo |
      名称 | 機器名 | 機器名称 | 設備名 | 设备 | 设备名称 | 名字
    `),
    weakHeadings: headings(`
      title | description | denominazione | descrizione | descripcion | beschreibung | system | what
    `),
  },
  {
    name: "parent",
    kind: "reference",
    maxLength: 200,
    headings: headings(`
      parent | parent id | parent equip id | parent equipment id | parent equipment | parent code | parent name |
      parent component | parent asset | parent no | part of | belongs to | under | main equipment |
      equipement parent | parent equip | pere | appartient a | ensemble | ubergeordnet | ubergeordnete anlage |
      hauptanlage | gehort zu | baugruppe | superiore | padre | gruppo superiore | appartiene a | fa parte di |
      equipo padre | equipo principal | pertenece a | superior |
      親 | 親機器 | 上位機器 | 上级 | 上级设备 | 所属设备 | 父设备
    `),
    weakHeadings: ["system", "systeme", "sistema", "group", "groupe", "gruppe", "gruppo", "grupo"],
  },
  {
    name: "type",
    kind: "equipmentType",
    headings: headings(`
      equipment type | equip type | type of equipment | machine type | machinery type | asset type | component type |
      type equipement | type d equipement | type de machine | anlagentyp | anlagenart | geratetyp | tipo apparecchiatura |
      tipo macchinario | tipo de equipo | tipo equipo |
      機器種別 | 種別 | 设备类型 | 设备类别
    `),
    weakHeadings: headings(`
      type | category | kind | class | equipment category | asset category | categorie | kategorie | categoria | tipo | art |
      種類 | 分類 | 类型 | 类别 | 分类
    `),
  },
  {
    name: "department",
    kind: "department",
    headings: headings(`
      department | dept | responsible department | section | departement | abteilung | bereich |
      reparto | dipartimento | departamento | seccion |
      部署 | 部門 | 部门
    `),
    weakHeadings: ["service", "responsible", "responsable", "zustandig", "responsabile"],
  },
  {
    name: "location",
    kind: "text",
    maxLength: 200,
    headings: headings(`
      location | place | position | where | room | space | compartment | deck | zone | area | emplacement |
      lieu | local | localisation | compartiment | pont | ort | standort | raum | einbauort | lage | posizione |
      ubicazione | luogo | locale | zona | ubicacion | lugar | localizacion | posicion | compartimento |
      場所 | 設置場所 | 位置 | 安装位置 | 存放位置
    `),
  },
  {
    name: "maker",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      maker | make | manufacturer | brand | oem | vendor | builder | mfr | mfg | fabricant | marque |
      constructeur | hersteller | marke | fabrikat | produttore | marca | costruttore | casa costruttrice |
      fabricante | maker name | manufacturer name |
      メーカー | 製造元 | 製造者 | 制造商 | 厂家 | 品牌 | 生产厂家
    `),
  },
  {
    name: "modelNumber",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      model | model no | model number | model name | type model | make model | modele | numero de modele |
      modell | typ | modellnummer | typenbezeichnung | modello | numero modello | modelo | numero de modelo |
      型式 | 型番 | モデル | 型号
    `),
    weakHeadings: ["type", "tipo", "maker type", "type no"],
  },
  {
    name: "serialNumber",
    kind: "reference",
    maxLength: 120,
    headings: headings(`
      serial | serial no | serial number | serial nr | s n | sn | ser no | serialno | no serie | n serie |
      n de serie | numero de serie | num serie | no de serie | seriennummer | serien nr | seriennr |
      fabriknummer | matricola | numero di serie | numero seriale | n di serie | no di serie | n serial |
      製造番号 | シリアル番号 | シリアル | 序列号 | 出厂编号
    `),
  },
  {
    name: "critical",
    kind: "critical",
    headings: headings(`
      critical | criticality | is critical | critical equipment | ism critical | safety critical |
      critical flag | critique | criticite | kritisch | kritikalitat | sicherheitskritisch | critico |
      criticita | criticidad | critica |
      重要 | 重要機器 | 重要度 | 关键 | 关键设备 | 重要性
    `),
    weakHeadings: ["importance", "priority", "priorite", "prioritat", "priorita", "prioridad"],
  },
  {
    name: "atSea",
    kind: "yesNo",
    headings: headings(`
      at sea | used at sea | sea | en mer | auf see | in navigazione | in mare | en la mar | en navegacion |
      navegando
    `),
  },
  {
    name: "atPort",
    kind: "yesNo",
    headings: ["at port", "in port", "used in port", "port use", "au port", "im hafen", "in porto", "en puerto"],
  },
  {
    name: "runningHours",
    kind: "decimal",
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      running hours | hours | run hours | hrs | hour meter | hours run | running hrs | current hours |
      engine hours | total hours | meter | meter reading | current reading | counter | operating hours | heures |
      heures de marche | heures moteur | compteur | compteur horaire | horametre | betriebsstunden | stunden |
      laufstunden | motorstunden | zahlerstand | ore | ore di moto | ore moto | ore di funzionamento | contaore |
      horas | horas de marcha | horas de funcionamiento | horas motor | horometro | contador |
      運転時間 | 積算時間 | 稼働時間 | 运行小时 | 运行时间 | 运转小时
    `),
  },
  {
    name: "installedOn",
    kind: "date",
    headings: headings(`
      installed | installed on | install date | installation date | date installed | commissioned |
      commissioning date | in service | in service since | in service date | fitted | date fitted | installe |
      installe le | date d installation | date installation | mise en service | date de mise en service |
      eingebaut | eingebaut am | einbaudatum | inbetriebnahme | installationsdatum | installato | installato il |
      data installazione | data di installazione | messa in servizio | instalado | instalado el |
      fecha de instalacion | fecha instalacion | puesta en servicio |
      設置日 | 据付日 | 安装日期 | 启用日期
    `),
  },
  {
    name: "warrantyUntil",
    kind: "date",
    headings: headings(`
      warranty | warranty until | warranty expiry | warranty end | warranty date | warranty expires |
      warranty expiration | guarantee | guarantee until | garantie | garantie jusqu au | fin de garantie |
      date fin garantie | garantie bis | garantieende | garanzia | garanzia fino al | scadenza garanzia |
      fine garanzia | garantia | garantia hasta | fin de garantia | vencimiento garantia |
      保証期限 | 保証 | 保修期 | 保修到期 | 质保期
    `),
  },
  {
    name: "remarks",
    kind: "text",
    maxLength: 4_000,
    headings: headings(`
      remarks | remark | notes | note | comments | comment | observations | remarques | remarque | commentaires |
      commentaire | bemerkungen | bemerkung | anmerkungen | notizen | osservazioni | commenti | observaciones |
      notas | comentarios |
      備考 | メモ | 备注 | 说明
    `),
    weakHeadings: ["description", "details", "info"],
  },
  {
    name: "status",
    kind: "archived",
    headings: headings(`
      status | state | archived | is archived | active | statut | etat | archive | zustand | archiviert | stato |
      archiviato | estado | archivado |
      状態 | 状态
    `),
  },
  {
    name: "planTitle",
    kind: "text",
    maxLength: 200,
    headings: headings(`
      plan | plan title | maintenance | maintenance task | service | service task | job | task | work | tache |
      entretien | travaux | wartung | wartungsarbeit | arbeit | manutenzione | lavoro | intervento |
      mantenimiento | trabajo | tarea
    `),
  },
  {
    name: "intervalHours",
    kind: "decimal",
    minimum: 1,
    maximum: 200_000,
    headings: headings(`
      interval hours | service interval hours | interval hrs | interval h | service interval h |
      service interval hrs | hours interval | every hours | service hours | maintenance interval hours |
      intervalle heures | intervalle h | toutes les heures | periodicite heures | periodicite h |
      intervall stunden | intervall h | wartungsintervall h | wartungsintervall stunden | intervallo ore |
      ogni ore | intervallo h | intervalo horas | intervalo h | cada horas |
      整備間隔時間 | 間隔時間 | 间隔小时 | 保养间隔小时
    `),
  },
  {
    name: "intervalDays",
    kind: "decimal",
    minimum: 1,
    maximum: 9_999,
    headings: headings(`
      interval days | service interval days | days interval | every days | intervalle jours | periodicite jours |
      intervall tage | intervallo giorni | intervalo dias | maintenance interval days
    `),
  },
  {
    name: "intervalWeeks",
    kind: "decimal",
    minimum: 1,
    maximum: 1_000,
    headings: headings(`
      interval weeks | service interval weeks | every weeks | intervalle semaines | periodicite semaines |
      intervall wochen | intervallo settimane | intervalo semanas
    `),
  },
  {
    name: "intervalMonths",
    kind: "decimal",
    minimum: 1,
    maximum: 600,
    headings: headings(`
      interval months | service interval months | months interval | every months | intervalle mois |
      periodicite mois | intervall monate | intervallo mesi | intervalo meses | maintenance interval months
    `),
  },
  {
    name: "intervalYears",
    kind: "decimal",
    minimum: 1,
    maximum: 50,
    headings: headings(`
      interval years | service interval years | every years | intervalle ans | intervalle annees |
      periodicite ans | intervall jahre | intervallo anni | intervalo anos
    `),
  },
  {
    name: "interval",
    kind: "interval",
    headings: headings(`
      interval | service interval | frequency | periodicity | maintenance interval | every | intervalle |
      periodicite | frequence | intervall | wartungsintervall | intervallo | frequenza | periodicita |
      intervalo | frecuencia | periodicidad |
      間隔 | 周期 | 整備間隔 | 保养周期 | 间隔
    `),
  },
  {
    name: "lastDoneOn",
    kind: "date",
    headings: headings(`
      last done | last done on | last service | last service date | last serviced | last maintenance |
      last maintenance date | last overhaul | date last done | done on | derniere fois | dernier entretien |
      derniere maintenance | date dernier entretien | fait le | letzte wartung | zuletzt | zuletzt gewartet |
      zuletzt erledigt | ultima manutenzione | ultimo intervento | ultimo servizio | eseguito il |
      ultimo mantenimiento | ultima revision | hecho el | ultimo servicio |
      最終実施日 | 前回実施日 | 上次完成 | 上次保养 | 上次保养日期
    `),
  },
  {
    name: "lastDoneHours",
    kind: "decimal",
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      last done hours | last done at hours | last service hours | hours at last service | last done at |
      last done h | last service h | heures dernier entretien | dernier entretien h | stunden letzte wartung |
      letzte wartung h | ore ultima manutenzione | ultima manutenzione ore | horas ultimo mantenimiento |
      前回実施時間 | 上次保养小时
    `),
  },
] as const satisfies readonly ImportField[];

export type EquipmentFieldName = (typeof fields)[number]["name"];

export const equipmentTarget: ImportTarget<EquipmentFieldName> = {
  name: "equipment",
  fields,
  headingPrefixes: ["equip", "equipment", "asset", "component", "machine", "item", "unit"],
};
