/**
 * What is entered in an official log book (UK: SI 1981/569; Cayman: Merchant Shipping Act s. 140). `number` is the number of the Schedule
 * where it is known; `inPerson` cannot be delegated to an officer whom the master authorised.
 */
export interface OfficialEntry {
  readonly code: string;
  readonly number?: string;
  readonly title: string;
  /** What has to be recorded, in the words of the form. */
  readonly asks: string;
  readonly signer: "master" | "inspector" | "officer of the state";
  readonly witness: "none" | "officer" | "crew member" | "complainant" | "seaman" | "mother" | "former master";
  readonly inPerson?: true;
}

const entry = (
  code: string,
  title: string,
  asks: string,
  witness: OfficialEntry["witness"],
  more: Partial<Pick<OfficialEntry, "number" | "signer" | "inPerson">> = {},
): OfficialEntry => ({ code, title, asks, witness, signer: "master", ...more });

const inPerson = { inPerson: true } as const;

export const officialEntries: readonly OfficialEntry[] = [
  entry("SHIP", "Ship", "Name, port of registry, official number, tonnage", "none", { number: "1" }),
  entry("OWNER", "Owner", "Name and address of the registered owner, managing owner or manager", "none", {
    number: "2",
  }),
  entry("MASTER", "Master", "Name of the master and number of the certificate of competency", "none", { number: "3" }),
  entry(
    "MASTER_CHANGE",
    "Change of master",
    "Time, place, former and new master, certificate, documents handed over",
    "former master",
    { number: "4", ...inPerson },
  ),
  entry("OPEN", "Opening", "Date and place at which the book was opened", "none", { number: "5" }),
  entry("CLOSE", "Closing", "Date and place at which the book was closed", "none", { number: "6" }),
  entry(
    "DEP_ARR",
    "Departure or arrival",
    "Date and hour of departure to sea or arrival, dock, wharf or port",
    "officer",
    { number: "7", ...inPerson },
  ),
  entry("MANNING_DECK", "Deck officer short", "Notice that one deck officer less than required is carried", "none", {
    number: "8",
  }),
  entry(
    "MANNING_ENG",
    "Engineer officer short",
    "Notice that one engineer officer less than required is carried",
    "none",
    { number: "9" },
  ),
  entry("DRILL_NOT_HELD", "Drill not held", "What should have been held, and the reason why it was not", "officer"),
  entry(
    "CASUALTY",
    "Casualty",
    "Time, position, what happened, damage, persons; the report is annexed",
    "crew member",
    { number: "12" },
  ),
  entry("DISTRESS", "Distress", "Time, source, position and text of the signal or message", "crew member", {
    number: "13",
  }),
  entry("NO_ASSIST", "Assistance not given", "Reasons for not going to the assistance", "crew member", inPerson),
  entry(
    "FOOD_COMPLAINT",
    "Complaint of food or water",
    "Complaint of three or more seamen, finding, action",
    "complainant",
  ),
  entry("COMPLAINT", "Complaint", "Complaint of a seaman, and the action taken", "seaman"),
  entry("JOIN", "Seaman joins", "Seaman, capacity, date, place", "crew member"),
  entry("DISCHARGE", "Seaman is discharged", "Seaman, date, place, reason", "crew member"),
  entry("LEFT_BEHIND", "Seaman left behind", "Name, date, place, reason, arrangements", "crew member"),
  entry("PROPERTY", "Property of a seaman", "What was held, sold, destroyed or delivered", "crew member"),
  entry(
    "DISCIPLINE",
    "Breach of discipline",
    "Alleged breach, charge read, reply, evidence, decision, sanction",
    "officer",
    { number: "30" },
  ),
  entry(
    "OFFICER_FITNESS",
    "Fitness of an officer",
    "Incompetence, misconduct or negligence of an officer",
    "crew member",
    inPerson,
  ),
  entry("CRIME", "Conviction", "Conviction by a legal tribunal of a person on board", "crew member"),
  entry("PROSECUTION", "Conduct for prosecution", "Conduct that seems to warrant prosecution", "crew member"),
  entry("ILLNESS", "Illness or injury", "Person, circumstances, treatment, progress", "crew member", { number: "38" }),
  entry("BIRTH", "Birth", "Child, time, position, parents, notification", "mother", inPerson),
  entry("DEATH", "Death", "Person, time, position, cause if known, notification", "crew member", inPerson),
  entry("DEATH_INQUIRY", "Inquiry into a death", "Record of the inquiry", "none", { signer: "officer of the state" }),
  entry("WAGES_DISPUTE", "Dispute about wages", "What was submitted, and the decision", "none", {
    signer: "officer of the state",
  }),
  entry("SECURITY", "Security", "What happened, and what was done", "officer"),
  entry("POLLUTION", "Pollution", "What happened, and what was done", "officer"),
  entry("PROTEST", "Protest", "What is protested against", "officer"),
  entry("OTHER", "Other", "What happened", "officer"),
];

/** What Cayman asks for beside them. */
export const caymanEntries: readonly OfficialEntry[] = [
  entry("SECURITY_LEVEL", "Security level", "Level, from when, until when, by whom it was set", "officer"),
  entry("REST_DEVIATION", "Hours of rest not kept", "Date, seafarer, reason, compensation", "seaman"),
  entry("OWNER_CHANGE", "Change of owner", "Former and new owner, date", "officer"),
  entry("CHARTER_START", "Engaged in trade", "From when and where she is engaged in trade", "officer"),
  entry("CHARTER_END", "Pleasure vessel", "From when and where she is a pleasure vessel again", "officer"),
];
