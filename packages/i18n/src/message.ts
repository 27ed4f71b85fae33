import { type Locale, localeTags } from "./locales.ts";

/** The messages of one namespace; groups may be nested. */
export interface Messages {
  [name: string]: string | Messages;
}
/** The messages of one language, by namespace. */
export type Language = Record<string, Messages>;

/** What a sentence is filled with. `count` chooses the plural, `context` the variant of that name. */
export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The message under a path such as "due.overdue" with its values put in; undefined where there is none. */
export function sayMessage(
  messages: Messages | undefined,
  path: string,
  locale: Locale,
  params: Params = {},
): string | undefined {
  const steps = path.split(".");
  const name = steps.pop() ?? "";
  const group = steps.reduce<string | Messages | undefined>((node, step) => memberOf(node, step), messages);
  const texts = formsOf(name, locale, params).map((form) => memberOf(group, form));
  const text = texts.find((found) => typeof found === "string");
  return text === undefined ? undefined : fill(text, params, locale);
}

function memberOf(node: string | Messages | undefined, name: string): string | Messages | undefined {
  return typeof node === "object" && Object.hasOwn(node, name) ? node[name] : undefined;
}

/** Names to look under, the closest first: "left_hand_one", "left_hand", "left_one", "left". */
function formsOf(name: string, locale: Locale, { context, count }: Params): string[] {
  const variants = context ? [`${name}_${context}`, name] : [name];
  if (typeof count !== "number") return variants;
  const plural = pluralOf(locale, count);
  return variants.flatMap((variant) => [`${variant}_${plural}`, `${variant}_other`, variant]);
}

const rules = new Map<Locale, Intl.PluralRules>();

function pluralOf(locale: Locale, count: number): Intl.LDMLPluralRule {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule.select(count);
}

/** What a value itself says is never filled in again. A calendar date is printed as its reader writes dates. */
function fill(text: string, params: Params, locale: Locale): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => shown(params[name], locale));
}

function shown(value: Params[string], locale: Locale): string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return String(value ?? "");
  const noon = new Date(`${value}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? value : dayPrinterOf(locale).format(noon);
}

const dayPrinters = new Map<Locale, Intl.DateTimeFormat>();

function dayPrinterOf(locale: Locale): Intl.DateTimeFormat {
  const parts = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const printer = dayPrinters.get(locale) ?? new Intl.DateTimeFormat(localeTags[locale], parts);
  dayPrinters.set(locale, printer);
  return printer;
}
