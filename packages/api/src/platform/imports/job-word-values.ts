import { comparable, phrases } from "./comparable.ts";
import type { Reading } from "./reading.ts";
import { type Cell, cellText } from "./table.ts";
import { readWord, type WordList, wordIndex } from "./word-values.ts";

export const importedStatuses = [
  "due",
  "in_progress",
  "waiting_parts",
  "waiting_yard",
  "waiting_weather",
  "postponed",
  "done",
  "cancelled",
] as const;
export type ImportedStatus = (typeof importedStatuses)[number];

export const importedKinds = [
  "planned",
  "defect",
  "inspection",
  "class",
  "condition_of_class",
  "project",
  "request",
] as const;
export type ImportedKind = (typeof importedKinds)[number];

export const importedPriorities = ["low", "normal", "high", "critical"] as const;
export type ImportedPriority = (typeof importedPriorities)[number];

const statusWords: WordList<ImportedStatus> = {
  due: phrases(`
    open | overdue | pending | planned | scheduled | new | todo | to do | not started | upcoming | active |
    outstanding | ouvert | a faire | prevu | en retard | offen | geplant | fallig | uberfallig | aperto |
    da fare | pianificato | scaduto | abierto | pendiente | planificado | vencido
  `),
  in_progress: phrases(`
    in progress | started | ongoing | wip | en cours | in arbeit | in bearbeitung | begonnen | in corso |
    iniziato | en curso | en progreso
  `),
  waiting_parts: phrases(`
    waiting | waiting parts | waiting for parts | awaiting parts | on hold | blocked | parts on order |
    attente pieces | en attente | en attente de pieces | wartet | wartet auf teile | in attesa |
    in attesa di ricambi | en espera | esperando repuestos
  `),
  waiting_yard: phrases(`
    waiting yard | waiting for yard | yard | shipyard | yard period | attente chantier | chantier | werft |
    cantiere | astillero
  `),
  waiting_weather: ["waiting weather", "waiting for weather", "weather", "meteo", "wetter", "tempo"],
  postponed: phrases(`
    postponed | deferred | delayed | reporte | differe | verschoben | rinviato | rimandato | aplazado | pospuesto
  `),
  done: phrases(`
    completed | complete | closed | finished | verified | approved | signed off | termine | fait | cloture |
    ferme | acheve | erledigt | abgeschlossen | fertig | completato | chiuso | eseguito | fatto | completado |
    cerrado | hecho | terminado | realizado
  `),
  cancelled: phrases(`
    canceled | void | rejected | dropped | not required | annule | abandonne | storniert | abgebrochen |
    entfallt | annullato | cancelado | anulado
  `),
};

const kindWords: WordList<ImportedKind> = {
  planned: phrases(`
    preventive | preventative | prev | pm | pms | svc | srv | overhaul | ovh | ovhl | routine | scheduled | maintenance | service | planned maintenance |
    recurring | preventif | planifie | entretien | geplant | vorbeugend | wartung | programmata | preventiva |
    manutenzione | preventivo | programado | mantenimiento
  `),
  defect: phrases(`
    corrective | corr | brkdn | rpr | rep | breakdown | repair | fault | failure | unplanned | damage | corrective maintenance | cm |
    correctif | panne | reparation | defaut | avarie | korrektiv | reparatur | storung | mangel | schaden |
    correttiva | guasto | riparazione | difetto | correctivo | averia | reparacion | defecto
  `),
  inspection: phrases(`
    inspection | insp | chk | tst | check | test | visual | controle | verification | inspektion | prufung | kontrolle | ispezione |
    controllo | verifica | inspeccion | revision | prueba
  `),
  class: phrases(`
    survey | surv | class survey | class item | certification | statutory | classe | klasse | visita di classe | clase
  `),
  condition_of_class: ["condition of class", "coc", "recommendation", "deficiency", "psc deficiency"],
  project: ["refit", "yard", "modification", "upgrade", "projet", "projekt", "progetto", "proyecto"],
  request: ["request", "work request", "demande", "anfrage", "richiesta", "solicitud"],
};

const priorityWords: WordList<ImportedPriority> = {
  low: ["4", "5", "minor", "cosmetic", "d", "faible", "basse", "niedrig", "gering", "bassa", "basso", "baja", "bajo"],
  normal: ["3", "medium", "med", "standard", "routine", "c", "normale", "moyenne", "moyen", "mittel", "media", "medio"],
  high: ["2", "important", "major", "b", "haute", "elevee", "eleve", "hoch", "alta", "alto", "elevata"],
  critical: phrases(`
    1 | urgent | emergency | safety | immediate | a | critique | urgente | kritisch | dringend | critica |
    critico
  `),
};

const statusIndex = wordIndex(statusWords, importedStatuses);
const kindIndex = wordIndex(kindWords, importedKinds);
const priorityIndex = wordIndex(priorityWords, importedPriorities);

export function readStatus(cell: Cell): Reading<ImportedStatus> {
  return readWord(cell, statusIndex, "imports:cellUnknownJobStatus");
}

export function readKind(cell: Cell): Reading<ImportedKind> {
  return readWord(cell, kindIndex, "imports:cellUnknownJobKind");
}

/** "P1", "1 - Urgent" and "Priority 1" read as their figure. */
export function readPriority(cell: Cell): Reading<ImportedPriority> {
  const level = /^(?:p|prio|priority)?\s*([1-5])(?:\s|$)/.exec(comparable(cellText(cell)));
  return readWord(level?.[1] ?? cell, priorityIndex, "imports:cellUnknownPriority");
}
