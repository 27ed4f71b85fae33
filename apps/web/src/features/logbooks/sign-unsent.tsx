import { useMutation } from "@tanstack/react-query";
import { hashOfText, sealSigning } from "@ymp/core/books/seal-signing";
import { shownEntry } from "@ymp/core/books/shown-entry";
import { canonicalJson } from "@ymp/core/definitions/chain";
import { useServices } from "../../app/services-context.tsx";
import { useSession, useVessel } from "../../app/session.ts";
import { type PinSigning, SignDialog } from "../../lib/signing/sign-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAllUploads } from "../../lib/uploads/use-uploads.ts";
import { useBookName } from "./book-words.ts";
import { placeOfEntry } from "./entry-place.ts";
import { EntryWarnings } from "./entry-warnings.tsx";
import type { Book } from "./logbooks.queries.ts";
import { layBehind, signatureBehind, useSealedSigning } from "./sealed-signing.ts";
import type { UnsentEntry } from "./unsent.ts";
import { UnsentHead, UnsentText } from "./unsent-list.tsx";
import type { Signable } from "./unsent-signing.ts";

interface SignUnsentProps {
  book: Book;
  unsent: UnsentEntry;
  signable: Signable;
  onClose: () => void;
}

/** The signature under an entry that waits on this device: the pin and what is shown are sealed for the ship's server alone. */
export function SignUnsent({ book, unsent, signable: { capacity, paper }, onClose }: SignUnsentProps) {
  const { t } = useTranslation("logbooks");
  const name = useBookName();
  const { account } = useSession();
  const { id: vesselId } = useVessel();
  const { mutateAsync: send } = useSealedSigning(book);
  const { queue } = useServices();
  const all = useAllUploads().files;
  const entryId = unsent.entry.id;
  const files = all.filter(({ place }) => place === placeOfEntry(entryId));
  const sign = useMutation({
    mutationFn: async (signing: PinSigning) => {
      const shown = await hashOfText(canonicalJson(shownEntry(book, paper.occurredAt, paper.payload)));
      const sealed = await sealSigning(book.sealingKey, {
        ...{ vesselId, userId: account.id, logbookId: book.id, entryId, capacity, shown },
        ...(files.length > 0 && { files: files.map(({ id }) => id) }),
        ...{ givenAt: new Date().toISOString(), ...signing },
      });
      const input = { id: book.id, entryId, capacity, sealed };
      const entry = queue.getState().writes.find(({ id }) => id === unsent.write.id);
      await (entry ? layBehind(queue, signatureBehind(book, entry, input)) : send(input));
    },
  });
  const warnings = paper.payload.warnings ?? [];
  return (
    <SignDialog
      byPinAlone
      title={t("unsent.signTitle")}
      subtitle={`${name(book)}, ${book.number}`}
      submit={t("unsent.signTitle")}
      signer={book.can.signsAs ?? { name: account.name, rank: account.jobTitle }}
      capacity={t(`capacity.${capacity}`)}
      draws={!book.can.hasDrawing}
      checks={[
        ...(warnings.length > 0 ? [{ label: t("check.warnings", { count: warnings.length }), isDoubtful: true }] : []),
        ...(files.length > 0 ? [{ label: t("unsent.signsFiles", { count: files.length }) }] : []),
        { label: t("unsent.sealed") },
      ]}
      busy={sign.isPending}
      error={sign.error}
      onSign={(signing) => sign.mutate(signing, { onSuccess: onClose })}
      onClose={onClose}
    >
      <section
        aria-label={t("unsent.numberOf", { number: book.number })}
        className="flex flex-col gap-2 rounded-md bg-paper px-5 py-3.5 text-paper-foreground text-sm shadow-sm inset-ring inset-ring-paper-rule"
      >
        <UnsentHead book={book} unsent={unsent} />
        <UnsentText book={book} unsent={unsent} />
        <EntryWarnings warnings={warnings} />
      </section>
    </SignDialog>
  );
}
