/** What a finished job did with oil, as far as it stands in the oil record book. */
export interface OilOfJob {
  readonly code: "C" | "D";
  /** Of a draft: what the officer in charge fills in, such as the tank, is left open. */
  readonly values: Readonly<Record<string, string>>;
}

interface FinishedJob {
  readonly title: string;
  /** As it is called aboard, such as "26/0214". */
  readonly number: string;
  /** Of oil that was used for it; what was drained is about as much. */
  readonly litres: number;
}

const aboutBilges = /\bbilge|\bcale\b|ビルジ|舱底|污水/i;
const aboutOil =
  /\boil (?:change|filter|drain)|change (?:of )?(?:the )?(?:lube |engine |gear )?oil|\blube oil|\bsludge|\bvidange|\bboues?\b|オイル交換|潤滑油|スラッジ|换油|更换机油|滑油|油泥/i;

/** By its title: an oil change collects residues (C 11.4), work on bilges moves bilge water (D). Null where it says neither. */
export function oilOfJob({ title, number, litres }: FinishedJob): OilOfJob | null {
  const cubicMetres = litres > 0 ? (litres / 1000).toFixed(3) : undefined;
  if (aboutOil.test(title)) {
    const source = `${title}, job ${number}`.slice(0, mostOfSource);
    return { code: "C", values: { operation: "collected", source, ...(cubicMetres && { collected: cubicMetres }) } };
  }
  return aboutBilges.test(title) ? { code: "D", values: {} } : null;
}

const mostOfSource = 120;
