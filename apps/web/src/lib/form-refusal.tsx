import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { useEffect } from "react";
import { failureOf, markShown, sentencesOf } from "../app/failures.ts";
import { useTranslation } from "./translation.tsx";

export interface FormRefusalProps {
  error: unknown;
  /** Faults of single fields as well, where they are not at their fields. */
  withFields?: boolean | undefined;
}

/** Why the server did not take a form, above it. */
export function FormRefusal({ error, withFields = false }: FormRefusalProps) {
  const { t } = useTranslation();
  const failure = failureOf(error);
  const isAtFields = failure?.kind === "refused" && Object.keys(failure.fields).length > 0 && !withFields;
  const isShown = failure !== undefined && !isAtFields;
  useEffect(() => {
    if (isShown) markShown(error);
  }, [error, isShown]);
  if (!isShown) return null;
  if (failure.kind === "unreachable") return <FormErrors faults={[]} message={t("common:failure.unreachable")} />;
  const words = sentencesOf(failure).map(({ messageKey, params }) =>
    t(messageKey, { ...params, requestId: failure.requestId ?? "" }),
  );
  return <FormErrors faults={[]} message={words.join(" ")} />;
}
