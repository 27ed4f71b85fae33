import { offsetMinutesAt } from "@ymp/core/time-zone";
import { CircleDashed } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { InkSignature } from "../../lib/definitions/paper.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { signatureDay, useBothClocks } from "./book-words.ts";
import type { BookEntry } from "./logbooks.queries.ts";

/** Who signed the entry, and whose signature it still waits for. */
export function EntrySignatures({ entry: { signatures, awaits } }: { entry: BookEntry }) {
  const { t } = useTranslation("logbooks");
  const { timeZone } = useVessel();
  const clocks = useBothClocks();
  return (
    <>
      {signatures.map((signature) => (
        <div key={signature.id}>
          <InkSignature signed={signature} day={signatureDay(signature.signedAt, timeZone)} />
          {signature.givenAt ? (
            <p dir="auto" className="text-paper-muted text-xs">
              {t("givenWithoutLink", { when: clocks(signature.givenAt, offsetMinutesAt(timeZone, signature.givenAt)) })}
            </p>
          ) : null}
        </div>
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
