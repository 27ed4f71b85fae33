import { messageKeyPattern } from "@ymp/core/errors";
import type { FieldError } from "react-hook-form";
import { useTranslation } from "./translation.tsx";

/**
 * The sentence for a field's fault. Schemas and the server name message keys; what has none gets the general one, what is
 * still on its way comes when it is there.
 */
export function useFaultText(): (error: Pick<FieldError, "message"> | undefined) => string | undefined {
  const { t, translator } = useTranslation();
  return (error) => {
    if (!error) return undefined;
    const key = error.message ?? "";
    const isComing = messageKeyPattern.test(key) && !translator.isSayable(key);
    return t(isComing || translator.exists(key) ? key : "errors:notAllowedValue");
  };
}
