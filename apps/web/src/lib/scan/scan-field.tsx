import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { type FormEvent, useState } from "react";
import { useTranslation } from "../translation.tsx";

/** For scanners in the hand, which type their code and press Enter, and for codes that cannot be read any more. */
export function ScanField({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation("scan");
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be over a form, which is a parent to React though not on the page.
    event.stopPropagation();
    if (!code.trim()) return;
    setCode("");
    onCode(code.trim());
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Field label={t("code")} mark={t("codeHelp")} className="flex-1">
        <Input
          size="lg"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={500}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" size="lg" disabled={!code.trim()}>
        {t("take")}
      </Button>
    </form>
  );
}
