import { Button } from "@ymp/ui/primitives/button";
import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Book, Verification } from "./logbooks.queries.ts";

type Checked = { at: Date; report: Verification } | "unchecked" | null;

/** Calculates the chain of the book again. What was not calculated is never shown as whole. */
export function VerifyButton({ book }: { book: Book }) {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  const { queryClient, trpc } = useServices();
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<Checked>(null);
  const check = async () => {
    setChecking(true);
    try {
      const options = { ...trpc.logbooks.verify.queryOptions({ id: book.id }), staleTime: 0 };
      setChecked({ report: await queryClient.fetchQuery(options), at: new Date() });
    } catch {
      setChecked("unchecked");
    } finally {
      setChecking(false);
    }
  };
  // What was added since was not checked.
  const shown =
    checked !== null && checked !== "unchecked" && checked.report.headHash !== book.head.hash && checked.report.ok
      ? null
      : checked;
  return (
    <Button variant="outline" busy={isChecking} onClick={() => void check()} aria-live="polite">
      <Verdict checked={shown} />
      <span dir="auto">{wordsOf(shown)}</span>
    </Button>
  );

  function wordsOf(result: Checked): string {
    if (result === null) return t("verify.check");
    if (result === "unchecked") return t("verify.unchecked");
    const { report, at } = result;
    if (report.ok) return t("verify.intact", { total: formats.count(report.events), time: formats.time(at) });
    const { seq = 0, entryNo, fault = "hash" } = report.firstBad ?? {};
    const why = t(`verify.fault.${fault}`);
    return entryNo === null || entryNo === undefined
      ? t("verify.broken", { seq, why })
      : t("verify.brokenAt", { seq, entry: entryNo, why });
  }
}

function Verdict({ checked }: { checked: Checked }) {
  if (checked === null || checked === "unchecked") return <ShieldQuestion aria-hidden />;
  if (checked.report.ok) return <ShieldCheck aria-hidden className="text-status-done" />;
  return <ShieldAlert aria-hidden className="text-status-overdue" />;
}
