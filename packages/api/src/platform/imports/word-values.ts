import { type Department, departments } from "@ymp/core/access/roles";
import { type EquipmentType, equipmentTypeNamed } from "@ymp/core/maintenance/equipment-types";
import { comparable, phrases } from "./comparable.ts";
import { blank, meansNothing, type Reading, read, unreadable } from "./reading.ts";
import { type Cell, cellText } from "./table.ts";

/** Words, as `comparable` folds them, for each value of a closed list. */
export type WordList<Value extends string> = Readonly<Record<Value, readonly string[]>>;

const yesWords = new Set(
  phrases(`
    yes | y | true | t | x | 1 | on | ok | oui | o | vrai | ja | j | wahr | si | s | vero | verdadero | はい | 是 |
    有
  `),
);
const noWords = new Set(
  phrases(`
    no | n | false | f | 0 | off | non | faux | nein | falsch | falso | いいえ | 否 | 无
  `),
);
const tick = /^[✓✔☑■●]$/u;
const cross = /^[✗✘☐□○]$/u;

/** undefined when the text says neither. */
export function yesOrNo(text: string): boolean | undefined {
  const word = comparable(text);
  if (tick.test(text.trim()) || yesWords.has(word)) return true;
  if (cross.test(text.trim()) || noWords.has(word)) return false;
  return undefined;
}

export function readYesNo(cell: Cell): Reading<boolean> {
  if (typeof cell === "boolean") return read(cell);
  const text = cellText(cell);
  const answer = yesOrNo(text);
  if (answer !== undefined) return read(answer);
  return meansNothing(text) ? blank : unreadable("imports:cellNotYesNo", { text });
}

export function readWord<Value extends string>(
  cell: Cell,
  words: ReadonlyMap<string, Value>,
  key: string,
): Reading<Value> {
  const text = cellText(cell);
  const value = words.get(comparable(text));
  if (value !== undefined) return read(value);
  return meansNothing(text) ? blank : unreadable(key, { text });
}

export function wordIndex<Value extends string>(
  lists: WordList<Value>,
  values: readonly Value[],
): ReadonlyMap<string, Value> {
  return new Map(values.flatMap((value) => [value, ...lists[value]].map((word) => [comparable(word), value] as const)));
}

const departmentWords: WordList<Department> = {
  bridge: phrases(`
    bridge | navigation | nav | wheelhouse | command | passerelle | timonerie | brucke | nautik | plancia |
    ponte di comando | puente | puente de mando
  `),
  deck: phrases(`
    deck | deck department | deck dept | dk | d | exterior | bosun | pont | deckabteilung | coperta | cubierta |
    tender
  `),
  engineering: phrases(`
    engineering | engineer | engineers | engine | engine room | er | eng | e | technical | tech | machinery |
    eto | av it | machine | machines | technique | mecanique | salle des machines | maschine | maschinenraum |
    technik | macchina | macchine | sala macchine | tecnico | maquinas | sala de maquinas | ingenieria |
    engineering department | engine department
  `),
  interior: phrases(`
    interior | int | i | housekeeping | hotel | stewardess | stews | service | interieur | hotellerie |
    interieurs | innen | interni | hotelerie | interiores
  `),
  galley: ["galley", "chef", "chefs", "kitchen", "g", "cuisine", "kombuse", "kuche", "cambusa", "cucina", "cocina"],
  shore: phrases(`
    shore | office | management | ashore | shoreside | bureau | a terre | buro | landseitig | ufficio | a terra |
    oficina | tierra
  `),
};

const departmentIndex = wordIndex(departmentWords, departments);

export function readDepartment(cell: Cell): Reading<Department> {
  return readWord(cell, departmentIndex, "imports:cellUnknownDepartment");
}

export function readEquipmentType(cell: Cell): Reading<EquipmentType> {
  const text = cellText(cell);
  const type = equipmentTypeNamed(text);
  if (type) return read(type);
  return meansNothing(text) ? blank : unreadable("imports:cellUnknownType", { text });
}

const archivedWords = new Set(
  phrases(`
    archived | inactive | retired | removed | disposed | scrapped | decommissioned | obsolete | deleted | sold |
    ashore | replaced | archive | inactif | supprime | retire | hors service definitif | archiviert | inaktiv |
    ausgemustert | entfernt | archiviato | inattivo | dismesso | rimosso | archivado | inactivo | retirado |
    de baja | not in use
  `),
);
const inUseWords = new Set(
  phrases(`
    active | in use | in service | operational | operating | ok | good | fair | running | standby | stand by |
    installed | onboard | on board | current | live | enabled | maintenance | under repair | in repair |
    defective | out of order | out of service | actif | en service | operationnel | en panne | hors service |
    aktiv | in betrieb | betriebsbereit | defekt | ausser betrieb | attivo | in servizio | in uso | guasto |
    fuori servizio | activo | en servicio | operativo | averiado | fuera de servicio
  `),
);

/** True for equipment that has left service for good. A broken machine is still aboard. `yesMeansArchived`: the heading asks "archived?", else "active?". */
export function readArchived(cell: Cell, yesMeansArchived: boolean): Reading<boolean> {
  const text = cellText(cell);
  const word = comparable(text);
  if (archivedWords.has(word)) return read(true);
  if (inUseWords.has(word)) return read(false);
  const answer = typeof cell === "boolean" ? cell : yesOrNo(text);
  if (answer !== undefined) return read(answer === yesMeansArchived);
  return meansNothing(text) ? blank : unreadable("imports:cellUnknownStatus", { text });
}
