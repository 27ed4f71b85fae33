import type { Locale } from "./message-files.ts";

/** Messages that name one thing, and so say the same word in every language, by namespace and key. */
export const oneThing: Readonly<Record<string, readonly string[]>> = {
  stores: [
    "navigation:inventory",
    "inventory:title",
    "inventory:pages.inventory",
    "imports:kind.inventory",
    "users:module.inventory",
    "security:module.inventory",
  ],
  guests: ["navigation:guests", "users:module.guests", "security:module.guests"],
  jobs: ["navigation:jobs", "users:module.jobs", "security:module.jobs"],
  equipment: ["navigation:equipment", "users:module.equipmentspage", "security:module.equipmentspage"],
  "spare parts": ["navigation:spareParts", "users:module.spareparts", "security:module.spareparts"],
  accounting: ["navigation:accounting", "users:module.accounting", "security:module.accounting"],
  sales: ["navigation:sales", "users:module.sales", "security:module.sales"],
  reports: ["navigation:reports", "users:module.reports", "security:module.reports"],
  captain: ["users:role.captain", "platform-screens:role.captain", "signing:role.captain"],
  "head of department": ["users:role.hod", "platform-screens:role.hod", "signing:role.hod"],
  crew: ["users:role.crew", "platform-screens:role.crew", "signing:role.crew"],
  "somebody from outside": ["users:role.user", "platform-screens:role.user", "signing:role.user"],
  "management company": [
    "navigation:managementRole",
    "users:role.management",
    "platform-screens:role.management",
    "signing:role.management",
  ],
  platform: ["users:role.superadmin", "signing:role.superadmin"],
  rank: ["onboard:engagement.rank", "people:field.jobTitle", "users:column.jobTitle"],
  role: ["people:field.role", "users:column.role", "platform-screens:people.role"],
};

export interface AvoidedTerm {
  readonly avoided: RegExp;
  readonly instead: string;
}

/** Words that stand for something another word is kept for; GLOSSARY.md holds the English ones. */
export const avoidedTerms: Readonly<Record<Locale, readonly AvoidedTerm[]>> = {
  en: [
    { avoided: /\bwork orders?\b/i, instead: "job" },
    { avoided: /\bassets?\b/i, instead: "equipment, machine" },
    { avoided: /\bvendors?\b/i, instead: "supplier" },
    { avoided: /\bsnooz/i, instead: "postpone" },
    { avoided: /\bbegun\b/i, instead: "started, created" },
    { avoided: /\btaken off\b/i, instead: "removed" },
    { avoided: /\b(stands?|stood) (here|there|on|in|under|at)\b/i, instead: "is, shown, recorded" },
    { avoided: /\b(lies|lie) (there|here|on|in|above|beyond|between|now)\b/i, instead: "is" },
    { avoided: /\bby the books\b|\bin fact\b/i, instead: "on record, actual" },
    { avoided: /\bwhat you are told of\b|\bgiven up\b/i, instead: "notifications, failed" },
  ],
  fr: [
    { avoided: /code maître/i, instead: "code de signature" },
    { avoided: /défaut consécutif/i, instead: "défaut constaté" },
    { avoided: /\bavaries?\b/i, instead: "défaut" },
    { avoided: /au titre de la gestion|\bla direction\b/i, instead: "société de gestion" },
    { avoided: /achev[eé]/i, instead: "terminer, terminé" },
    { avoided: /\brondes?\b/i, instead: "tournée" },
  ],
  ja: [
    { avoided: /職位/, instead: "職名" },
    { avoided: /部署長|所属長/, instead: "部門長" },
    { avoided: /招待者/, instead: "外部関係者" },
    { avoided: /予備部品/, instead: "予備品" },
  ],
  zh: [
    { avoided: /部门主管/, instead: "部门长" },
    { avoided: /职级/, instead: "职务" },
    { avoided: /受邀者/, instead: "外部人员" },
    { avoided: /进入.{0,4}船/, instead: "登船 (of a person), 访问 (of an account)" },
  ],
};
