import { SignatureInk } from "@ymp/ui/patterns/signature-ink";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { Job } from "./job-sheet-data.ts";
import { useSheetWords } from "./job-sheet-words.ts";

/** Who signed for the work as it is, and for what. */
export function JobSignatures({ signatures }: { signatures: Job["signatures"] }) {
  const { t } = useTranslation("job-sheet");
  if (signatures.length === 0) return null;
  return (
    <section aria-labelledby="job-signatures" className="mt-5">
      <h3 id="job-signatures" className="mb-1 font-semibold text-sm">
        {t("signatures.title")}
      </h3>
      <ul className="grid max-w-[64ch] gap-3 sm:grid-cols-2">
        {signatures.map((signature) => (
          <OneSignature key={signature.id} signature={signature} />
        ))}
      </ul>
    </section>
  );
}

function OneSignature({ signature }: { signature: Job["signatures"][number] }) {
  const { t } = useTranslation("job-sheet");
  const words = useSheetWords();
  const { purpose, name, rank, role, drawing, signedAt } = signature;
  return (
    <li className="min-w-0 rounded-md bg-paper px-3 py-2 inset-ring inset-ring-border">
      <p className="text-paper-muted text-xs">{t(`signatures.${purpose}`)}</p>
      {drawing ? (
        <SignatureInk drawing={drawing} label={t("signing:of", { name })} className="my-1" />
      ) : (
        <p className="my-1 text-paper-muted text-sm">{t("signing:typed")}</p>
      )}
      <p dir="auto" className="break-words font-medium text-sm">
        {name}
      </p>
      <p className="text-paper-muted text-xs tabular-nums">
        {listed([rank, t(`signing:role.${role}`), words.moment(signedAt)], t)}
      </p>
    </li>
  );
}
