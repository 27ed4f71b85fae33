/** Month names and abbreviations as `comparable` folds them, in the languages that maintenance lists are kept in. */
const namesByMonth: readonly (readonly string[])[] = [
  ["january", "jan", "janvier", "janv", "januar", "janner", "jaen", "gennaio", "gen", "enero", "ene"],
  ["february", "feb", "fevrier", "fevr", "fev", "februar", "feber", "febbraio", "febb", "febrero"],
  ["march", "mar", "mars", "marz", "mrz", "maerz", "marzo"],
  ["april", "apr", "avril", "avr", "aprile", "abril", "abr"],
  ["may", "mai", "maggio", "mag", "mayo"],
  ["june", "jun", "juin", "juni", "giugno", "giu", "junio"],
  ["july", "jul", "juillet", "juil", "juli", "luglio", "lug", "julio"],
  ["august", "aug", "aout", "agosto", "ago"],
  ["september", "sep", "sept", "septembre", "settembre", "sett", "set", "septiembre"],
  ["october", "oct", "octobre", "oktober", "okt", "ottobre", "ott", "octubre"],
  ["november", "nov", "novembre", "noviembre"],
  ["december", "dec", "decembre", "dezember", "dez", "dicembre", "dic", "diciembre"],
];

const monthByName = new Map(namesByMonth.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** 1 to 12, or undefined for a word that names no month. */
export function monthNamed(word: string): number | undefined {
  return monthByName.get(word);
}
