import type { FieldError } from "react-hook-form";
import { useTranslation } from "react-i18next";

/** The sentence for a field's fault. Schemas and the server name message keys; what has none gets the general one. */
export function useFaultText(): (error: Pick<FieldError, "message"> | undefined) => string | undefined {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (!error) return undefined;
    const key = error.message ?? "";
    return t(i18n.exists(key) ? key : "errors:notAllowedValue");
  };
}
