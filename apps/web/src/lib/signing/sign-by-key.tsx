import { useMutation } from "@tanstack/react-query";
import type { SignedByKey } from "@ymp/api/modules/two-step/key-signature.schema";
import { Button } from "@ymp/ui/primitives/button";
import { FieldError } from "@ymp/ui/primitives/field";
import { Fingerprint } from "lucide-react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { askKey } from "../security-key.ts";
import { useTranslation } from "../translation.tsx";

interface SignByKeyProps {
  disabled: boolean;
  onKey: (key: SignedByKey) => void;
}

/** Signs by a passkey in place of the pin, for an account that has one. */
export function SignByKey({ disabled, onKey }: SignByKeyProps) {
  const { t } = useTranslation("signing");
  const { client, translator } = useServices();
  const ask = useMutation({
    mutationFn: () => askKey(translator, () => client.securityKeys.askToSign.mutate()),
    onSuccess: ({ id, response }) => onKey({ id, response }),
    meta: { shownInPlace: ["invalid", "conflict", "limit", "unavailable"] },
  });
  const refused = refusalOf(ask.error);
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button variant="outline" disabled={disabled || ask.isPending} onClick={() => ask.mutate()}>
        <Fingerprint aria-hidden />
        {t("byKey")}
      </Button>
      {refused ? <FieldError>{t(refused.messageKey, refused.params)}</FieldError> : null}
    </div>
  );
}
