import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** What the operator says of privacy, where anything was written. */
export function OperatorNotice() {
  const { t } = useTranslation();
  const notice = useQuery(useTrpc().session.privacyNotice.queryOptions()).data;
  if (!notice) return null;
  return (
    <section>
      <h2 dir="auto" className="mb-1.5 font-semibold text-lg">
        {t("legal:operator")}
      </h2>
      <p dir="auto" className="whitespace-pre-line text-pretty break-words">
        {notice.text}
      </p>
    </section>
  );
}
