import type { Signing } from "@ymp/core/signature-schema";
import { SignaturePad } from "@ymp/ui/patterns/signature-pad";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field, FieldError } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { useState } from "react";
import { useTranslation } from "../translation.tsx";

export interface Signer {
  readonly name: string;
  readonly rank: string | null;
}

interface SignFieldProps {
  signer: Signer;
  label: string;
  fault?: string;
  /** Null while it is not signed, and again when the drawing is cleared. */
  onChange: (signing: Signing | null) => void;
}

const ways = ["draw", "type"] as const;

/** Signs what is sent with it: drawn by mouse, pen or finger, or by typing one's own name and confirming it. */
export function SignField({ signer, label, fault, onChange }: SignFieldProps) {
  const { t } = useTranslation("signing");
  const [way, setWay] = useState<(typeof ways)[number]>("draw");
  const turn = (next: (typeof ways)[number]) => {
    setWay(next);
    onChange(null);
  };
  const named = signer.rank ? t("as", { name: signer.name, rank: signer.rank }) : signer.name;
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-medium text-sm">{label}</h3>
        <bdi className="min-w-0 break-words text-muted-foreground text-sm">{named}</bdi>
        <Segmented
          className="ms-auto"
          label={t("how")}
          value={way}
          onValueChange={turn}
          options={ways.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {way === "draw" ? (
        <SignaturePad
          label={t("of", { name: signer.name })}
          hint={t("line")}
          onDraw={(drawing) => onChange(drawing === null ? null : { method: "drawn", drawing })}
        />
      ) : (
        <TypedName signer={signer} onChange={onChange} />
      )}
      {fault ? <FieldError>{fault}</FieldError> : <p className="text-muted-foreground text-xs">{t("kept")}</p>}
    </section>
  );
}

function TypedName({ signer, onChange }: Pick<SignFieldProps, "signer" | "onChange">) {
  const { t } = useTranslation("signing");
  const [name, setName] = useState("");
  const [isMeant, setIsMeant] = useState(false);
  const tell = (typed: string, meant: boolean) => {
    setName(typed);
    setIsMeant(meant);
    onChange(meant && typed.trim() !== "" ? { method: "typed", name: typed.trim() } : null);
  };
  return (
    <div>
      <Field label={t("name")} help={t("nameHelp", { name: signer.name })}>
        <Input
          value={name}
          autoComplete="off"
          maxLength={200}
          onChange={(event) => tell(event.target.value, isMeant)}
        />
      </Field>
      <CheckboxField
        label={t("confirm")}
        checked={isMeant}
        onCheckedChange={(checked) => tell(name, checked === true)}
      />
    </div>
  );
}
