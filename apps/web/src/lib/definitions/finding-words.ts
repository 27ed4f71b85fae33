import { decimalsOf } from "@ymp/core/definitions/fixed-point";
import type { Finding } from "@ymp/core/definitions/judge-entry";
import { useTranslation } from "../translation.tsx";
import { useTypedFigure } from "../use-typed-figure.ts";

/** What is wrong or doubtful, in a sentence; figures as the reader writes them. */
export function useFindingText(): (finding: Pick<Finding, "code" | "params">) => string {
  const { t, translator } = useTranslation("definitions");
  const typedFigure = useTypedFigure();
  return ({ code, params = {} }) => {
    const written = Object.entries(params).map(([name, value]) => {
      const decimals = typeof value === "string" ? decimalsOf(value) : null;
      return [name, decimals === null ? value : typedFigure(String(value), decimals)] as const;
    });
    const values = Object.fromEntries(written);
    if (code === "tooSmall" && "moreThan" in values) return t("finding.notMoreThan", values);
    if (code !== "rule") return t(`finding.${code}`, values);
    const key = `definitions:rule.${params.rule}`;
    return t(translator.exists(key) ? key : "finding.rule", values);
  };
}
