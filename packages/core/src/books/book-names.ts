import type { BookKind } from "./kinds.ts";

/** What stands on the cover: books are kept in English. */
export const bookNames: Readonly<Record<BookKind, string>> = {
  official: "Official log book",
  cayman: "Cayman official log book",
  chiefofficer: "Chief officer's log",
  sea: "Sea log",
  port: "Port log",
  seabridge: "Sea bridge log",
  portbridge: "Port bridge log",
  gmdss: "GMDSS radio log",
  imogmdss: "IMO GMDSS log",
  garbage1: "Garbage record book, part I",
  garbage2: "Garbage record book, part II",
  oil1: "Oil record book, part I",
  imooil1: "IMO oil record book, part I",
  oil2: "Oil record book, part II",
  imonavigational: "IMO navigational log",
  custom: "Custom logbook",
  equipment: "Equipment logbook",
};
