import { ExpiryMark } from "../../lib/expiry-mark.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { SupplierDocument } from "./suppliers.queries.ts";

/** The state of a document, in a sign and in words. */
export function DocumentState({ document }: { document: SupplierDocument }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { daysLeft, expiresOn, state } = document;
  const date = expiresOn ? formats.date(expiresOn) : "";
  const words =
    daysLeft !== null && daysLeft < 0
      ? t("suppliers:document.expired", { count: -daysLeft, date })
      : daysLeft !== null && state !== "valid"
        ? t("suppliers:document.ends", { count: daysLeft, date })
        : t(`suppliers:document.state.${state}`, { date });
  return <ExpiryMark state={state}>{words}</ExpiryMark>;
}
