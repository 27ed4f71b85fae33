import { cn } from "@ymp/ui/lib/cn";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { CircleCheck, CircleHelp, CircleX, ScanLine } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { lazyView } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNumberedBook } from "./inspection-words.ts";
import { useCheckPrint } from "./inspections.mutations.ts";
import type { PrintCheck } from "./inspections.queries.ts";

const ScanCamera = lazyView(async () => (await import("../../lib/scan/scan-camera.tsx")).ScanCamera);

/** Whether the book still says what a print of it says. */
export function CheckPrintDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("inspections");
  const check = useCheckPrint();
  const [code, setCode] = useState("");
  const [scans, setScans] = useState(false);
  const ask = (asked: string) => {
    setScans(false);
    setCode(asked);
    check.mutate({ code: asked });
  };
  return (
    <FormDialog
      title={t("check.action")}
      submit={t("check.submit")}
      busy={check.isPending}
      disabled={code.trim() === ""}
      error={check.error}
      saysFaults
      onSubmit={() => ask(code)}
      onClose={onClose}
    >
      <p dir="auto" className="text-sm">
        {t("check.text")}
      </p>
      {scans ? (
        <ScanCamera onCode={ask} />
      ) : (
        <Button variant="outline" size="touch" className="self-start" onClick={() => setScans(true)}>
          <ScanLine />
          {t("check.camera")}
        </Button>
      )}
      <Field label={t("check.code")} required>
        <Input
          value={code}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          className="font-mono"
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      {check.data && !check.isPending ? <Answer answer={check.data} /> : null}
    </FormDialog>
  );
}

const looks = {
  equal: { icon: CircleCheck, tone: "text-status-done" },
  differs: { icon: CircleX, tone: "text-status-overdue" },
  unknown: { icon: CircleHelp, tone: "text-status-due-soon" },
} as const;

function Answer({ answer: { result, copy } }: { answer: PrintCheck }) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const name = useNumberedBook();
  const { icon: Icon, tone } = looks[result];
  const facts = copy
    ? {
        book: name(copy),
        fromPage: copy.fromPage,
        toPage: copy.toPage,
        name: copy.masterName,
        when: formats.dateTime(copy.at),
      }
    : {};
  return (
    <div role="status" className="surface flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden className={cn("size-6 flex-none", tone)} />
      <div className="min-w-0">
        <p dir="auto" className={cn("font-semibold", tone)}>
          {t(`check.${result}`)}
        </p>
        <p dir="auto" className="break-words text-sm">
          {t(`check.${result}Text`, facts)}
        </p>
      </div>
    </div>
  );
}
