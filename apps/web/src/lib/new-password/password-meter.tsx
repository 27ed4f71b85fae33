import { Meter, type MeterProps } from "@ymp/ui/primitives/meter";
import { useDeferredValue } from "react";
import { useTranslation } from "../translation.tsx";
import { type PasswordStrength, strengthOf } from "./password-strength.ts";

const shownAs: Record<PasswordStrength, Pick<MeterProps, "value" | "tone">> = {
  tooShort: { value: 0, tone: "overdue" },
  common: { value: 0, tone: "overdue" },
  weak: { value: 1, tone: "overdue" },
  fair: { value: 2, tone: "due-soon" },
  strong: { value: 3, tone: "progress" },
  veryStrong: { value: 4, tone: "done" },
};

export type PasswordMeterProps = {
  typed: string;
  /** Names of the account, which are guessed first. */
  known: readonly string[];
};

/** Advice while a password is chosen; whether it is accepted is the server's to decide. */
export function PasswordMeter({ typed, known }: PasswordMeterProps) {
  const { t } = useTranslation();
  const strength = strengthOf(useDeferredValue(typed), known);
  return (
    <Meter
      label={t("passwords:strength.label")}
      word={t(`passwords:strength.${strength}`)}
      steps={4}
      {...shownAs[strength]}
    />
  );
}
