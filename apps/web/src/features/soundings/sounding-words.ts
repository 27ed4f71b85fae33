import { decimalsOf } from "@ymp/core/definitions/fixed-point";
import { useTranslation } from "../../lib/translation.tsx";
import { useTypedFigure } from "../../lib/use-typed-figure.ts";
import type { SoundedTank } from "./soundings.queries.ts";

/** Figures of tanks with their units, as they were typed. */
export function useTankFigures() {
  const { t } = useTranslation("soundings");
  const typedFigure = useTypedFigure();
  const figure = (text: string) => typedFigure(text, decimalsOf(text) ?? 0);
  return {
    volume: (text: string) => t("figure.volume", { figure: figure(text) }),
    height: (text: string) => t("figure.height", { figure: figure(text) }),
    warmth: (text: string) => t("figure.warmth", { figure: figure(text) }),
    /** How far the sounding is from the book. */
    balance: (balance: SoundedTank["balance"]) => {
      if (!balance) return null;
      const { difference, isApart } = balance;
      if (!isApart) return t("balance.agrees");
      const amount = figure(difference.replace("-", ""));
      return t(difference.startsWith("-") ? "balance.less" : "balance.more", { amount });
    },
  };
}
