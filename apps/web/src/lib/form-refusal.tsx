import { FormErrors } from "@ymp/ui/patterns/form-errors";
import { failureOf, sentencesOf } from "../app/failures.ts";
import { useTranslation } from "./translation.tsx";

export interface FormRefusalProps {
  error: unknown;
  /** Faults of single fields as well, where they do not stand at their fields. */
  withFields?: boolean | undefined;
}

/** Why the server did not take a form, above it. */
export function FormRefusal({ error, withFields = false }: FormRefusalProps) {
  const { t } = useTranslation();
  const failure = failureOf(error);
  if (failure?.kind === "unreachable") return <FormErrors faults={[]} message={t("common:failure.unreachable")} />;
  if (!failure || (Object.keys(failure.fields).length > 0 && !withFields)) return null;
  const words = sentencesOf(failure).map(({ messageKey, params }) =>
    t(messageKey, { ...params, requestId: failure.requestId ?? "" }),
  );
  return <FormErrors faults={[]} message={words.join(" ")} />;
}
