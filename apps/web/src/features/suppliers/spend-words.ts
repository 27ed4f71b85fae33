import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Spend } from "./suppliers.queries.ts";

/** Money in words: each currency by itself, or all in the vessel's own where every order had a rate. */
export function useSpendWords() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { currency } = useVessel();
  const each = (spend: Spend) => spend.byCurrency.map((amount) => formats.money(amount)).join(" + ");
  const total = ({ inVesselCurrency }: Spend) =>
    inVesselCurrency === null ? null : formats.money({ amountMinor: inVesselCurrency, currency });
  const isMixed = ({ byCurrency }: Spend) => byCurrency.some((amount) => amount.currency !== currency);
  return {
    each,
    /** The sum at the orders' own rates, where something was paid in another currency; why there is none otherwise. */
    atRates: (spend: Spend): string | null => {
      if (!isMixed(spend)) return null;
      const sum = total(spend);
      return sum ? t("suppliers:spend.atRates", { sum }) : t("suppliers:spend.withoutRate");
    },
    /** One figure: all of it where that can be said, else the first currency's. */
    lead: (spend: Spend): string | null => {
      const [first] = spend.byCurrency;
      return total(spend) ?? (first ? formats.money(first) : null);
    },
    /** What the one figure does not say. */
    rest: (spend: Spend): string | undefined => {
      if (!isMixed(spend)) return undefined;
      if (spend.inVesselCurrency !== null) return t("suppliers:spend.withRates");
      return spend.byCurrency
        .slice(1)
        .map((amount) => `+ ${formats.money(amount)}`)
        .join(" ");
    },
  };
}
