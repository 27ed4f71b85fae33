import type { FieldError } from "react-hook-form";
import { useTranslation } from "./translation.tsx";

/** The sentence for a field's fault. Schemas and the server name message keys; what has none gets the general one. */
export function useFaultText(): (error: Pick<FieldError, "message"> | undefined) => string | undefined {
  const { t, translator } = useTranslation();
  return (error) => {
    if (!error) return undefined;
    const key = error.message ?? "";
    return t(translator.exists(key) ? key : "errors:notAllowedValue");
  };
}
