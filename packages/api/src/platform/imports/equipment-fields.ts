import { phrases } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";

const fields = [
  {
    name: "code",
    kind: "reference",
    maxLength: 60,
    headings: phrases(`
      code | tag | tag no | tag number | equip code | equipment code | equipment no | equipment number |
      asset code | asset no | asset tag | component code | function code | own key | no | nr | number | ref |
      reference | code equipement | repere | numero | reference interne | kennung | kennziffer | nummer |
      gerate nr | codice | sigla | matricola interna | codigo | referencia | item no | item code
    `),
    weakHeadings: ["sfi", "sfi code", "class code", "group code"],
  },
  {
    name: "sourceId",
    kind: "reference",
    maxLength: 60,
    headings: phrases(`
      id | equip id | equipment id | asset id | component id | unit id | record id | uid | guid | key |
      identifiant
    `),
  },
  {
    name: "name",
    kind: "text",
    required: true,
    maxLength: 200,
    headings: phrases(`
      name | equip name | equipment name | equipment | machine | machinery | component | component name | asset |
      asset name | unit | item | item name | designation | nom | nom equipement | equipement | materiel |
      appareil | intitule | libelle | name der anlage | bezeichnung | gerat | geratename | anlage | maschine |
      benennung | nome | apparecchiatura | macchinario | attrezzatura | impianto | nombre | equipo | maquina |
      aparato | nombre del equipo
    `),
    weakHeadings: phrases(`
      title | description | denominazione | descrizione | descripcion | beschreibung | system | what
    `),
  },
  {
    name: "parent",
    kind: "reference",
    maxLength: 200,
    headings: phrases(`
      parent | parent id | parent equip id | parent equipment id | parent equipment | parent code | parent name |
      parent component | parent asset | parent no | part of | belongs to | under | main equipment |
      equipement parent | parent equip | pere | appartient a | ensemble | ubergeordnet | ubergeordnete anlage |
      hauptanlage | gehort zu | baugruppe | superiore | padre | gruppo superiore | appartiene a | fa parte di |
      equipo padre | equipo principal | pertenece a | superior
    `),
    weakHeadings: ["system", "systeme", "sistema", "group", "groupe", "gruppe", "gruppo", "grupo"],
  },
  {
    name: "type",
    kind: "equipmentType",
    headings: phrases(`
      equipment type | equip type | type of equipment | machine type | machinery type | asset type | component type |
      type equipement | type d equipement | type de machine | anlagentyp | anlagenart | geratetyp | tipo apparecchiatura |
      tipo macchinario | tipo de equipo | tipo equipo
    `),
  },
  {
    name: "department",
    kind: "department",
    headings: phrases(`
      department | dept | responsible department | section | departement | abteilung | bereich |
      reparto | dipartimento | departamento | seccion
    `),
    weakHeadings: ["service", "responsible", "responsable", "zustandig", "responsabile"],
  },
  {
    name: "location",
    kind: "text",
    maxLength: 200,
    headings: phrases(`
      location | place | position | where | room | space | compartment | deck | zone | area | emplacement |
      lieu | local | localisation | compartiment | pont | ort | standort | raum | einbauort | lage | posizione |
      ubicazione | luogo | locale | zona | ubicacion | lugar | localizacion | posicion | compartimento
    `),
  },
  {
    name: "maker",
    kind: "text",
    maxLength: 120,
    headings: phrases(`
      maker | make | manufacturer | brand | oem | vendor | builder | mfr | mfg | fabricant | marque |
      constructeur | hersteller | marke | fabrikat | produttore | marca | costruttore | casa costruttrice |
      fabricante | maker name | manufacturer name
    `),
  },
  {
    name: "modelNumber",
    kind: "text",
    maxLength: 120,
    headings: phrases(`
      model | model no | model number | model name | type model | make model | modele | numero de modele |
      modell | typ | modellnummer | typenbezeichnung | modello | numero modello | modelo | numero de modelo
    `),
    weakHeadings: ["type", "tipo", "maker type", "type no"],
  },
  {
    name: "serialNumber",
    kind: "reference",
    maxLength: 120,
    headings: phrases(`
      serial | serial no | serial number | serial nr | s n | sn | ser no | serialno | no serie | n serie |
      n de serie | numero de serie | num serie | no de serie | seriennummer | serien nr | seriennr |
      fabriknummer | matricola | numero di serie | numero seriale | n di serie | no di serie | n serial
    `),
  },
  {
    name: "critical",
    kind: "critical",
    headings: phrases(`
      critical | criticality | is critical | critical equipment | ism critical | safety critical |
      critical flag | critique | criticite | kritisch | kritikalitat | sicherheitskritisch | critico |
      criticita | criticidad | critica
    `),
    weakHeadings: ["importance", "priority", "priorite", "prioritat", "priorita", "prioridad"],
  },
  {
    name: "atSea",
    kind: "yesNo",
    headings: phrases(`
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
    headings: phrases(`
      running hours | hours | run hours | hrs | hour meter | hours run | running hrs | current hours |
      engine hours | total hours | meter | meter reading | current reading | counter | operating hours | heures |
      heures de marche | heures moteur | compteur | compteur horaire | horametre | betriebsstunden | stunden |
      laufstunden | motorstunden | zahlerstand | ore | ore di moto | ore moto | ore di funzionamento | contaore |
      horas | horas de marcha | horas de funcionamiento | horas motor | horometro | contador
    `),
  },
  {
    name: "installedOn",
    kind: "date",
    headings: phrases(`
      installed | installed on | install date | installation date | date installed | commissioned |
      commissioning date | in service | in service since | in service date | fitted | date fitted | installe |
      installe le | date d installation | date installation | mise en service | date de mise en service |
      eingebaut | eingebaut am | einbaudatum | inbetriebnahme | installationsdatum | installato | installato il |
      data installazione | data di installazione | messa in servizio | instalado | instalado el |
      fecha de instalacion | fecha instalacion | puesta en servicio
    `),
  },
  {
    name: "warrantyUntil",
    kind: "date",
    headings: phrases(`
      warranty | warranty until | warranty expiry | warranty end | warranty date | warranty expires |
      warranty expiration | guarantee | guarantee until | garantie | garantie jusqu au | fin de garantie |
      date fin garantie | garantie bis | garantieende | garanzia | garanzia fino al | scadenza garanzia |
      fine garanzia | garantia | garantia hasta | fin de garantia | vencimiento garantia
    `),
  },
  {
    name: "remarks",
    kind: "text",
    maxLength: 4_000,
    headings: phrases(`
      remarks | remark | notes | note | comments | comment | observations | remarques | remarque | commentaires |
      commentaire | bemerkungen | bemerkung | anmerkungen | notizen | osservazioni | commenti | observaciones |
      notas | comentarios
    `),
    weakHeadings: ["description", "details", "info"],
  },
  {
    name: "status",
    kind: "archived",
    headings: phrases(`
      status | state | archived | is archived | active | statut | etat | archive | zustand | archiviert | stato |
      archiviato | estado | archivado
    `),
  },
  {
    name: "planTitle",
    kind: "text",
    maxLength: 200,
    headings: phrases(`
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
    headings: phrases(`
      interval hours | service interval hours | interval hrs | interval h | service interval h |
      service interval hrs | hours interval | every hours | service hours | maintenance interval hours |
      intervalle heures | intervalle h | toutes les heures | periodicite heures | periodicite h |
      intervall stunden | intervall h | wartungsintervall h | wartungsintervall stunden | intervallo ore |
      ogni ore | intervallo h | intervalo horas | intervalo h | cada horas
    `),
  },
  {
    name: "intervalDays",
    kind: "decimal",
    minimum: 1,
    maximum: 9_999,
    headings: phrases(`
      interval days | service interval days | days interval | every days | intervalle jours | periodicite jours |
      intervall tage | intervallo giorni | intervalo dias | maintenance interval days
    `),
  },
  {
    name: "intervalWeeks",
    kind: "decimal",
    minimum: 1,
    maximum: 1_000,
    headings: phrases(`
      interval weeks | service interval weeks | every weeks | intervalle semaines | periodicite semaines |
      intervall wochen | intervallo settimane | intervalo semanas
    `),
  },
  {
    name: "intervalMonths",
    kind: "decimal",
    minimum: 1,
    maximum: 600,
    headings: phrases(`
      interval months | service interval months | months interval | every months | intervalle mois |
      periodicite mois | intervall monate | intervallo mesi | intervalo meses | maintenance interval months
    `),
  },
  {
    name: "intervalYears",
    kind: "decimal",
    minimum: 1,
    maximum: 50,
    headings: phrases(`
      interval years | service interval years | every years | intervalle ans | intervalle annees |
      periodicite ans | intervall jahre | intervallo anni | intervalo anos
    `),
  },
  {
    name: "interval",
    kind: "interval",
    headings: phrases(`
      interval | service interval | frequency | periodicity | maintenance interval | every | intervalle |
      periodicite | frequence | intervall | wartungsintervall | intervallo | frequenza | periodicita |
      intervalo | frecuencia | periodicidad
    `),
  },
  {
    name: "lastDoneOn",
    kind: "date",
    headings: phrases(`
      last done | last done on | last service | last service date | last serviced | last maintenance |
      last maintenance date | last overhaul | date last done | done on | derniere fois | dernier entretien |
      derniere maintenance | date dernier entretien | fait le | letzte wartung | zuletzt | zuletzt gewartet |
      zuletzt erledigt | ultima manutenzione | ultimo intervento | ultimo servizio | eseguito il |
      ultimo mantenimiento | ultima revision | hecho el | ultimo servicio
    `),
  },
  {
    name: "lastDoneHours",
    kind: "decimal",
    minimum: 0,
    maximum: 1_000_000,
    headings: phrases(`
      last done hours | last done at hours | last service hours | hours at last service | last done at |
      last done h | last service h | heures dernier entretien | dernier entretien h | stunden letzte wartung |
      letzte wartung h | ore ultima manutenzione | ultima manutenzione ore | horas ultimo mantenimiento
    `),
  },
] as const satisfies readonly ImportField[];

export type EquipmentFieldName = (typeof fields)[number]["name"];

export const equipmentTarget: ImportTarget<EquipmentFieldName> = {
  name: "equipment",
  fields,
  headingPrefixes: ["equip", "equipment", "asset", "component", "machine", "item", "unit"],
};
