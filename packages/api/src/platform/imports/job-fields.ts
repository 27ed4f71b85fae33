import { headings } from "./comparable.ts";
import type { ImportField, ImportTarget } from "./import-target.ts";

const fields = [
  {
    name: "reference",
    kind: "reference",
    maxLength: 60,
    headings: headings(`
      id | task id | job id | job no | job number | task no | work order | work order no | wo | wo no | code |
      no | number | ref | reference | numero | nr | nummer | auftragsnummer | numero lavoro | codice | codigo |
      作業番号 | 番号 | 任务编号 | 工单号 | 编号
    `),
  },
  {
    name: "title",
    kind: "text",
    required: true,
    maxLength: 200,
    headings: headings(`
      title | job | job title | task | task title | job name | task name | name | work | subject | summary |
      titre | tache | intitule | travail | travaux | titel | aufgabe | arbeit | tatigkeit | titolo | lavoro |
      attivita | intervento | titulo | tarea | trabajo |
      件名 | 作業 | 作業名 | 作業内容 | 任务 | 任务名称 | 工作 | 工作名称 | 标题
    `),
    weakHeadings: headings(`
      maintenance | entretien | wartung | manutenzione | mantenimiento | description | desc | work description | job description | 説明 | 描述
    `),
  },
  {
    name: "description",
    kind: "text",
    maxLength: 20_000,
    headings: headings(`
      description | desc | details | instructions | procedure | work description | job description | scope |
      beschreibung | anweisung | descrizione | istruzioni | descripcion | instrucciones | detalles |
      説明 | 詳細 | 手順 | 描述 | 说明 | 步骤
    `),
  },
  {
    name: "equipment",
    kind: "reference",
    maxLength: 200,
    headings: headings(`
      equipment code | equip code | asset code | asset tag | 
      component code | equipment no | equipment number | code equipement | gerate nr |
      anlagennummer | codice apparecchiatura | codigo equipo | tag |
      機器コード | 機器番号 | 设备编码 | 设备编号
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
      equipment | equipment name | equip name | asset | asset name | component | component name | machine |
      machinery | equipement | materiel | appareil | gerat | anlage | maschine | apparecchiatura |
      macchinario | impianto | equipo | maquina | system |
      機器 | 機器名 | 设备 | 设备名称
    `),
    weakHeadings: ["unit"],
  },
  {
    name: "department",
    kind: "department",
    headings: headings(
      "department | dept | departement | service | abteilung | reparto | departamento | section | 部署 | 部門 | 部门",
    ),
  },
  {
    name: "kind",
    kind: "jobKind",
    headings: headings(`
      type | kind | job type | task type | category | maintenance type | genre | nature | categorie | art | typ |
      kategorie | tipo | categoria |
      種類 | 種別 | 类型 | 类别
    `),
  },
  {
    name: "priority",
    kind: "priority",
    headings: headings(`
      priority | urgency | importance | severity | gravity | gravite | priorite | urgence | prioritat | dringlichkeit | priorita | urgenza |
      prioridad | urgencia | criticality |
      優先度 | 优先级
    `),
  },
  {
    name: "status",
    kind: "jobStatus",
    headings: headings(
      "status | state | job status | statut | etat | zustand | stato | estado | 状態 | ステータス | 状态",
    ),
  },
  {
    name: "dueOn",
    kind: "date",
    headings: headings(`
      due | due date | due on | next due | next due date | next service | next service date | deadline |
      target date | planned date | scheduled | scheduled date | echeance | date d echeance | prochaine echeance |
      prevu le | a faire pour | fallig | fallig am | falligkeit | nachste wartung | termin | scadenza |
      prossima scadenza | data scadenza | vencimiento | fecha de vencimiento | fecha limite | proximo vencimiento |
      期限 | 期日 | 次回予定日 | 次回実施日 | 到期 | 到期日 | 下次日期 | 截止日期
    `),
  },
  {
    name: "dueHours",
    kind: "decimal",
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      due hours | due at hours | next due hours | due at | due h | next service hours | echeance heures |
      fallig stunden | fallig bei stunden | scadenza ore | vencimiento horas |
      next due h | next due running hours | next hours | hours next due | 次回時間 | 次回予定時間 | 到期小时 | 下次小时
    `),
  },
  {
    name: "completedOn",
    kind: "date",
    headings: headings(`
      completed | completed date | completed on | completion date | date completed | done | done on | done date |
      finished | finished on | closed | closed date | closed on | termine le | fait le | date de realisation |
      realise le | erledigt | erledigt am | abgeschlossen am | completato il | eseguito il | data esecuzione |
      completado | completado el | fecha de realizacion | realizado el | terminado |
      完了日 | 実施日 | 完成日期 | 完成日
    `),
  },
  {
    name: "completedHours",
    kind: "decimal",
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      completed hours | completed at hours | done at hours | hours at completion | hours when done |
      running hours | heures a l execution | betriebsstunden | ore di moto
    `),
  },
  {
    name: "assignee",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      assigned | assigned to | assignee | responsible | by | done by | who | owner | assigne a | responsable |
      par | zustandig | verantwortlich | zugewiesen an | assegnato a | responsabile | asignado a | completed by |
      担当 | 担当者 | 负责人 | 执行人
    `),
  },
  {
    name: "interval",
    kind: "interval",
    headings: headings(`
      interval | frequency | every | period | periodicity | recurrence | repeat | service interval | intervalle |
      frequence | periodicite | intervall | haufigkeit | turnus | intervallo | frequenza | periodicita |
      intervalo | frecuencia | periodicidad |
      間隔 | 周期 | 頻度 | 间隔 | 频率
    `),
  },
  {
    name: "intervalUnit",
    kind: "intervalUnit",
    headings: headings(`
      interval unit | unit | interval type | frequency unit | period unit | unite | unite intervalle | einheit |
      unita | unidad | interval units |
      間隔単位 | 单位 | 间隔单位
    `),
  },
  {
    name: "intervalHours",
    kind: "decimal",
    minimum: 1,
    maximum: 200_000,
    headings: headings(`
      interval hours | service interval hours | interval hrs | interval h | every hours | intervalle heures |
      intervall stunden | intervallo ore | intervalo horas |
      hours interval | interval running hours | running hours interval | interval rh | rh interval | frequency hours | period hours | service hours | every h | periodicite heures | 間隔時間 | 時間間隔 | 间隔小时 | 小时间隔
    `),
    weakHeadings: headings("hours | hrs | rh | heures | 時間 | 小时"),
  },
  {
    name: "intervalDays",
    kind: "decimal",
    minimum: 1,
    maximum: 9_999,
    headings: headings(`
      interval days | days interval | frequency days | period days | every days | calendar days | intervalle jours |
      periodicite jours | 間隔日数 | 日数間隔 | 间隔天数 | 天数间隔 | intervall tage | intervallo giorni | intervalo dias
    `),
    weakHeadings: headings("days | day | jours | 日 | 天"),
  },
  {
    name: "intervalWeeks",
    kind: "decimal",
    minimum: 1,
    maximum: 1_000,
    headings: headings(`
      interval weeks | weeks interval | frequency weeks | period weeks | every weeks | intervalle semaines |
      periodicite semaines | 間隔週数 | 週間隔 | 间隔周数 | 周间隔 | intervall wochen | intervallo settimane | intervalo semanas
    `),
    weakHeadings: headings("weeks | week | semaines | 週 | 周"),
  },
  {
    name: "intervalMonths",
    kind: "decimal",
    minimum: 1,
    maximum: 600,
    headings: headings(`
      interval months | months interval | frequency months | period months | every months | calendar months |
      intervalle mois | periodicite mois | 間隔月数 | 月間隔 | 间隔月数 | 月间隔 | intervall monate | intervallo mesi |
      intervalo meses
    `),
    weakHeadings: headings("months | month | mths | mois | 月 | ヶ月 | 个月"),
  },
  {
    name: "intervalYears",
    kind: "decimal",
    minimum: 1,
    maximum: 50,
    headings: headings(`
      interval years | years interval | frequency years | period years | every years | intervalle ans |
      intervalle annees | periodicite ans | 間隔年数 | 年間隔 | 间隔年数 | 年间隔 | intervall jahre | intervallo anni |
      intervalo anos
    `),
    weakHeadings: headings("years | year | yrs | ans | 年"),
  },
  {
    name: "lastDoneOn",
    kind: "date",
    headings: headings(`
      last done | last done on | last done date | last completed | last service | last service date |
      last performed | derniere fois | derniere execution | dernier entretien | zuletzt | zuletzt erledigt |
      letzte wartung | letzte ausfuhrung | ultima esecuzione | ultima volta | ultima manutenzione | ultima vez |
      ultima realizacion | ultimo mantenimiento |
      last done at date | date last done | previous done | 最終実施日 | 前回実施日 | 上次完成 | 上次完成日期
    `),
  },
  {
    name: "lastDoneHours",
    kind: "decimal",
    minimum: 0,
    maximum: 1_000_000,
    headings: headings(`
      last done hours | last done at hours | last service hours | last done h | last done at |
      hours at last service | letzte wartung stunden | heures dernier entretien | ore ultima manutenzione |
      horas ultimo mantenimiento |
      last done running hours | hours last done | last hours | last done rh | 前回実施時間 | 前回時間 | 上次完成小时 | 上次小时
    `),
  },
  {
    name: "estimatedHours",
    kind: "decimal",
    minimum: 0,
    maximum: 10_000,
    headings: headings(`
      estimate | est hours | est hrs | est time | estimated hrs | estimated hours | estimated time | man hours | manhours | labour hours | duration | duree |
      duree estimee | dauer | arbeitsstunden | durata | ore uomo | duracion | horas hombre |
      見積時間 | 予定工数 | 预计工时 | 工时
    `),
  },
  {
    name: "reportedBy",
    kind: "text",
    maxLength: 120,
    headings: headings(`
      reported by | reporter | raised by | found by | noticed by | originator | requested by | signale par | declare par | constate par |
      gemeldet von | segnalato da | reportado por | 報告者 | 発見者 | 报告人 | 发现人
    `),
  },
  {
    name: "reportedOn",
    kind: "date",
    headings: headings(`
      reported on | reported | date reported | reported date | report date | raised on | date raised | found on | date found | date opened |
      opened on | defect date | signale le | date de signalement | constate le | gemeldet am | segnalato il | fecha de reporte |
      reportado el | 報告日 | 発見日 | 报告日期 | 发现日期
    `),
  },
  {
    name: "cause",
    kind: "text",
    maxLength: 4_000,
    headings: headings(`
      cause | root cause | cause of defect | cause of failure | failure cause | probable cause | cause racine | cause de la panne |
      ursache | causa | causa radice | causa raiz | 原因 | 根本原因 | 故障原因
    `),
  },
  {
    name: "remarks",
    kind: "text",
    maxLength: 4_000,
    headings: headings(`
      remarks | remark | notes | note | comments | comment | findings | result | remarques | commentaires |
      bemerkungen | anmerkungen | notizen | osservazioni | observaciones | notas | work done |
      備考 | メモ | 备注
    `),
    weakHeadings: headings(`
      corrective action | action taken | actions taken | action | rectification | work carried out | action corrective | mesure corrective |
      対策 | 処置 | 处理措施 | 纠正措施
    `),
  },
] as const satisfies readonly ImportField[];

export type JobFieldName = (typeof fields)[number]["name"];

export const jobsTarget: ImportTarget<JobFieldName> = {
  name: "jobs",
  fields,
  headingPrefixes: ["task", "job", "work", "maintenance", "defect", "wo", "work order"],
};
