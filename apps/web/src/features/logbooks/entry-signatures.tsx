import { CircleDashed } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { InkSignature } from "../../lib/definitions/paper.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { signatureDay } from "./book-words.ts";
import type { BookEntry } from "./logbooks.queries.ts";

/** Who signed the entry, and whose signature it still waits for. */
export function EntrySignatures({ entry: { signatures, awaits } }: { entry: BookEntry }) {
  const { t } = useTranslation("logbooks");
  const { timeZone } = useVessel();
  return (
    <>
      {signatures.map((signature) => (
        <InkSignature key={signature.id} signed={signature} day={signatureDay(signature.signedAt, timeZone)} />
      ))}
      {awaits.map((capacity) => (
        <p key={capacity} className="flex items-center gap-2 text-status-due-soon">
          <CircleDashed aria-hidden className="size-3.5 flex-none" />
          <span dir="auto">{t(`awaits.${capacity}`)}</span>
        </p>
      ))}
    </>
  );
}
