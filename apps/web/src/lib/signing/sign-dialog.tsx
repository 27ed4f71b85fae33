import type { SignedByKey } from "@ymp/api/modules/two-step/key-signature.schema";
import { masterPinPattern } from "@ymp/core/people/master-pin";
import { SignaturePad } from "@ymp/ui/patterns/signature-pad";
import { FieldError } from "@ymp/ui/primitives/field";
import { Check, TriangleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useSession } from "../../app/session.ts";
import { FormDialog } from "../form-dialog.tsx";
import { quietPart } from "../lazy-part.tsx";
import { useTranslation } from "../translation.tsx";
import { PinField } from "./pin-field.tsx";
import type { Signer } from "./sign-field.tsx";

const SignByKey = quietPart(async () => (await import("./sign-by-key.tsx")).SignByKey);

export interface SignCheck {
  readonly label: string;
  readonly fact?: string;
  /** It may be signed all the same. */
  readonly isDoubtful?: boolean;
}

export interface PinSigning {
  readonly pin: string;
  readonly drawing?: string;
}

/** By the pin, or by a passkey of the account in its place. */
export type SignedBy = PinSigning | { readonly key: SignedByKey; readonly drawing?: string };

interface SigningProps {
  title: string;
  subtitle?: string;
  /** The verb with its object: "Sign entry 92". */
  submit: string;
  signer: Signer;
  /** In what capacity: "officer in charge". */
  capacity: string;
  checks?: readonly SignCheck[];
  /** The act takes something away for good, such as a strike. */
  destructive?: boolean;
  /** Known before the server is asked: no drawn signature of theirs is kept. */
  draws?: boolean;
  /** What else has to be filled in. */
  isIncomplete?: boolean;
  busy: boolean;
  error: unknown;
  /** True once what was signed leads on to another screen, which is not held up. */
  goesOn?: RefObject<boolean>;
  onClose: () => void;
  /** What is signed, as it will be there, and what else is asked. */
  children: ReactNode;
}

export type SignDialogProps = SigningProps &
  (
    | { readonly byPinAlone?: false; readonly onSign: (signing: SignedBy) => void }
    /** The server cannot be asked what a key should sign. */
    | { readonly byPinAlone: true; readonly onSign: (signing: PinSigning) => void }
  );

/**
 * Signs what it shows with the master pin of the signer: what is signed, what was checked, who signs as what, the pin, the verb. The
 * signature that was drawn once is put under it; the person who has none kept yet draws it here.
 */
export function SignDialog(props: SignDialogProps) {
  const { signer, capacity, checks = [], busy, error } = props;
  const { account } = useSession();
  const { t } = useTranslation("signing");
  const [pin, setPin] = useState("");
  const [drawing, setDrawing] = useState<string | null>(null);
  const faults = refusalOf(error)?.fields ?? {};
  const mustDraw = props.draws === true || faults.drawing !== undefined || drawing !== null;
  // A pin that was wrong is typed again.
  useEffect(() => {
    if (refusalOf(error)?.fields.pin !== undefined) setPin("");
  }, [error]);
  const isWhole = !(mustDraw && drawing === null) && !props.isIncomplete;
  const isReady = masterPinPattern.test(pin) && isWhole;
  const drawn = drawing === null ? {} : { drawing };
  return (
    <FormDialog
      title={props.title}
      subtitle={props.subtitle}
      submit={props.submit}
      size="lg"
      destructive={props.destructive ?? false}
      busy={busy}
      disabled={!isReady}
      error={error}
      holdsMore={drawing !== null}
      {...(props.goesOn ? { goesOn: props.goesOn } : {})}
      onSubmit={() => props.onSign({ pin, ...drawn })}
      onClose={props.onClose}
    >
      {props.children}
      {checks.length > 0 ? <Checks checks={checks} /> : null}
      {mustDraw ? (
        <div className="flex flex-col gap-1.5">
          <SignaturePad label={t("of", { name: signer.name })} hint={t("line")} onDraw={setDrawing} />
          {faults.drawing !== undefined && drawing === null ? <FieldError>{t(faults.drawing)}</FieldError> : null}
        </div>
      ) : null}
      <PinField
        label={t("pin.label")}
        help={t("pin.as", {
          who: signer.rank ? t("as", { name: signer.name, rank: signer.rank }) : signer.name,
          capacity,
        })}
        pin={pin}
        error={pin === "" ? error : null}
        onChange={setPin}
      />
      {account.hasKeys && !props.byPinAlone ? (
        <SignByKey disabled={!isWhole || busy} onKey={(key) => props.onSign({ key, ...drawn })} />
      ) : null}
    </FormDialog>
  );
}

function Checks({ checks }: { checks: readonly SignCheck[] }) {
  return (
    <ul className="flex flex-col">
      {checks.map(({ label, fact, isDoubtful }) => (
        <li key={label} className="hairline-b flex items-center gap-2.5 py-2 text-sm">
          {isDoubtful ? (
            <TriangleAlert aria-hidden className="size-4 flex-none text-status-due-soon" />
          ) : (
            <Check aria-hidden className="size-4 flex-none text-status-done" />
          )}
          <span dir="auto">{label}</span>
          {fact ? <bdi className="ms-auto text-muted-foreground">{fact}</bdi> : null}
        </li>
      ))}
    </ul>
  );
}
