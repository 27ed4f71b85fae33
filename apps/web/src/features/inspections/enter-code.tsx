import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useEnterInspection } from "./inspections.mutations.ts";

/** The code that the master read out. */
export function EnterCode({ fault, onEntered }: { fault: string | undefined; onEntered: () => void }) {
  const { t } = useTranslation("inspections");
  const enter = useEnterInspection();
  const [code, setCode] = useState("");
  const refusal = refusalOf(enter.error);
  const said = refusal ? t(refusal.messageKey, refusal.params) : enter.error ? t("common:failure.notLoadedWhy") : null;
  return (
    <form
      className="surface flex flex-col gap-4 px-6 py-5"
      onSubmit={(event) => {
        event.preventDefault();
        enter.mutate({ way: "code", secret: code }, { onSuccess: onEntered });
      }}
    >
      <p dir="auto" className="text-sm">
        {t("enter.text")}
      </p>
      <Field label={t("code.label")} error={said ?? (fault && code === "" ? t(fault) : undefined)} required>
        <Input
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="h-touch max-w-60 font-mono text-lg uppercase tracking-[0.2em]"
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="touch"
        className="self-start"
        busy={enter.isPending}
        disabled={code.trim() === ""}
      >
        {t("enter.action")}
      </Button>
    </form>
  );
}
