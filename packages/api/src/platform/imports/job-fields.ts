import { phrases } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";

const fields = [
  {
    name: "reference",
    kind: "reference",
    maxLength: 60,
    headings: phrases(`
      id | task id | job id | job no | job number | task no | work order | work order no | wo | wo no | code |
      no | number | ref | reference | numero | nr | nummer | auftragsnummer | numero lavoro | codice | codigo
    `),
  },
  {
    name: "title",
    kind: "text",
    required: true,
    maxLength: 200,
    headings: phrases(`
      title | job | job title | task | task title | job name | task name | name | work | subject | summary |
      titre | tache | intitule | travail | travaux | titel | aufgabe | arbeit | tatigkeit | titolo | lavoro |
      attivita | intervento | titulo | tarea | trabajo
    `),
    weakHeadings: ["maintenance", "entretien", "wartung", "manutenzione", "mantenimiento"],
  },
  {
    name: "description",
    kind: "text",
    maxLength: 20_000,
    headings: phrases(`
      description | details | instructions | procedure | work description | job description | scope |
      beschreibung | anweisung | descrizione | istruzioni | descripcion | instrucciones | detalles
    `),
  },
  {
    name: "equipment",
    kind: "reference",
    maxLength: 200,
    headings: phrases(`
      equipment id | equip id | equipment code | equip code | asset id | asset code | asset tag | component id |
      component code | equipment no | equipment number | machine id | code equipement | gerate nr |
      anlagennummer | codice apparecchiatura | codigo equipo | tag
    `),
  },
  {
    name: "equipmentName",
    kind: "text",
    maxLength: 200,
    headings: phrases(`
      equipment | equipment name | equip name | asset | asset name | component | component name | machine |
      machinery | equipement | materiel | appareil | gerat | anlage | maschine | apparecchiatura |
      macchinario | impianto | equipo | maquina | system
    `),
    weakHeadings: ["unit"],
  },
  {
    name: "department",
    kind: "department",
    headings: ["department", "dept", "departement", "service", "abteilung", "reparto", "departamento", "section"],
  },
  {
    name: "kind",
    kind: "jobKind",
    headings: phrases(`
      type | kind | job type | task type | category | maintenance type | genre | nature | categorie | art | typ |
      kategorie | tipo | categoria
    `),
  },
  {
    name: "priority",
    kind: "priority",
    headings: phrases(`
      priority | urgency | importance | priorite | urgence | prioritat | dringlichkeit | priorita | urgenza |
      prioridad | urgencia | criticality
    `),
  },
  {
    name: "status",
    kind: "jobStatus",
    headings: ["status", "state", "job status", "statut", "etat", "zustand", "stato", "estado"],
  },
  {
    name: "dueOn",
    kind: "date",
    headings: phrases(`
      due | due date | due on | next due | next due date | next service | next service date | deadline |
      target date | planned date | scheduled | scheduled date | echeance | date d echeance | prochaine echeance |
      prevu le | a faire pour | fallig | fallig am | falligkeit | nachste wartung | termin | scadenza |
      prossima scadenza | data scadenza | vencimiento | fecha de vencimiento | fecha limite | proximo vencimiento
    `),
  },
  {
    name: "dueHours",
    kind: "decimal",
    minimum: 0,
    maximum: 1_000_000,
    headings: phrases(`
      due hours | due at hours | next due hours | due at | due h | next service hours | echeance heures |
      fallig stunden | fallig bei stunden | scadenza ore | vencimiento horas
    `),
  },
  {
    name: "completedOn",
    kind: "date",
    headings: phrases(`
      completed | completed date | completed on | completion date | date completed | done | done on | done date |
      finished | finished on | closed | closed date | closed on | termine le | fait le | date de realisation |
      realise le | erledigt | erledigt am | abgeschlossen am | completato il | eseguito il | data esecuzione |
      completado | completado el | fecha de realizacion | realizado el | terminado
    `),
  },
  {
    name: "completedHours",
    kind: "decimal",
    minimum: 0,
    maximum: 1_000_000,
    headings: phrases(`
      completed hours | completed at hours | done at hours | hours at completion | hours when done |
      running hours | heures a l execution | betriebsstunden | ore di moto
    `),
  },
  {
    name: "assignee",
    kind: "text",
    maxLength: 120,
    headings: phrases(`
      assigned | assigned to | assignee | responsible | by | done by | who | owner | assigne a | responsable |
      par | zustandig | verantwortlich | zugewiesen an | assegnato a | responsabile | asignado a | completed by
    `),
  },
  {
    name: "interval",
    kind: "interval",
    headings: phrases(`
      interval | frequency | every | period | periodicity | recurrence | repeat | service interval | intervalle |
      frequence | periodicite | intervall | haufigkeit | turnus | intervallo | frequenza | periodicita |
      intervalo | frecuencia | periodicidad
    `),
  },
  {
    name: "intervalUnit",
    kind: "intervalUnit",
    headings: phrases(`
      interval unit | unit | interval type | frequency unit | period unit | unite | unite intervalle | einheit |
      unita | unidad | interval units
    `),
  },
  {
    name: "intervalHours",
    kind: "decimal",
    minimum: 1,
    maximum: 200_000,
    headings: phrases(`
      interval hours | service interval hours | interval hrs | interval h | every hours | intervalle heures |
      intervall stunden | intervallo ore | intervalo horas
    `),
  },
  {
    name: "lastDoneOn",
    kind: "date",
    headings: phrases(`
      last done | last done on | last done date | last completed | last service | last service date |
      last performed | derniere fois | derniere execution | dernier entretien | zuletzt | zuletzt erledigt |
      letzte wartung | letzte ausfuhrung | ultima esecuzione | ultima volta | ultima manutenzione | ultima vez |
      ultima realizacion | ultimo mantenimiento
    `),
  },
  {
    name: "lastDoneHours",
    kind: "decimal",
    minimum: 0,
    maximum: 1_000_000,
    headings: phrases(`
      last done hours | last done at hours | last service hours | last done h | last done at |
      hours at last service | letzte wartung stunden | heures dernier entretien | ore ultima manutenzione |
      horas ultimo mantenimiento
    `),
  },
  {
    name: "estimatedHours",
    kind: "decimal",
    minimum: 0,
    maximum: 10_000,
    headings: phrases(`
      estimate | estimated hours | estimated time | man hours | manhours | labour hours | duration | duree |
      duree estimee | dauer | arbeitsstunden | durata | ore uomo | duracion | horas hombre
    `),
  },
  {
    name: "remarks",
    kind: "text",
    maxLength: 4_000,
    headings: phrases(`
      remarks | remark | notes | note | comments | comment | findings | result | remarques | commentaires |
      bemerkungen | anmerkungen | notizen | osservazioni | observaciones | notas | work done
    `),
  },
] as const satisfies readonly ImportField[];

export type JobFieldName = (typeof fields)[number]["name"];

export const jobsTarget: ImportTarget<JobFieldName> = {
  name: "jobs",
  fields,
  headingPrefixes: ["task", "job", "work", "maintenance"],
};
