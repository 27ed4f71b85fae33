import type { Signing } from "@ymp/core/signature-schema";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { SignField } from "../../lib/signing/sign-field.tsx";
import { faultOfSigning } from "../../lib/signing/signing-faults.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { HandoverText } from "./handover-text.tsx";
import type { WatchDialogProps } from "./round-dialog.tsx";
import { Rounds } from "./rounds.tsx";
import { useRelieve } from "./watch-logs.mutations.ts";

/** Whoever takes over reads what was handed over and signs it. */
export function RelieveDialog({ watch, title, onClose }: WatchDialogProps) {
  const { t } = useTranslation("watch-logs");
  const relieve = useRelieve(title);
  const [signing, setSigning] = useState<Signing | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { signer, log } = watch;
  if (!signer || !log?.handoverId) return null;
  const { handoverId } = log;
  const submit = () => {
    const wrong = signing ? faultOfSigning(signing, signer.name) : "watch-logs:refusal.signatureMissing";
    setFault(wrong);
    if (wrong || !signing) return;
    relieve.mutate(
      { id: watch.id, handoverId, rounds: watch.rounds.length, signature: signing },
      { onSuccess: onClose, onError: (error) => setFault(refusalOf(error)?.fields.signature ?? null) },
    );
  };
  return (
    <FormDialog
      title={t("relieve.title")}
      subtitle={title}
      submit={t("action.relieve")}
      busy={relieve.isPending}
      error={relieve.error}
      holdsMore={signing !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <HandoverText form={watch.form} values={log.values ?? {}} />
      <Rounds watch={watch} />
      <SignField
        signer={signer}
        label={t("relieve.signature")}
        {...(fault ? { fault: t(fault) } : {})}
        onChange={(next) => {
          setSigning(next);
          setFault(null);
        }}
      />
    </FormDialog>
  );
}
