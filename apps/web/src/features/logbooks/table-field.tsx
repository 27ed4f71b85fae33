import { Button } from "@ymp/ui/primitives/button";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { FileSpreadsheet } from "lucide-react";
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { z } from "zod";
import { ControlField } from "../../lib/forms/bound-fields.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { tankForm } from "./tank-form.ts";

type TankInput = z.input<typeof tankForm>;

/** m³ by cm, typed or read from a file; what a file says is shown before it is saved. */
export function TableField() {
  const { t } = useTranslation("logbooks");
  const { setError, setValue } = useFormContext<TankInput>();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostRead) setError("calibration", { message: "logbooks:tanks.fault.tooLong" });
    else setValue("calibration", (await file.text()).trim(), edited);
  };
  return (
    <>
      <ControlField<TankInput, "calibration">
        name="calibration"
        label={t("tanks.calibration")}
        help={t("tanks.calibrationHelp")}
      >
        {({ value, onChange }) => (
          <Textarea value={value} rows={5} maxLength={mostRead} onChange={({ target }) => onChange(target.value)} />
        )}
      </ControlField>
      <Button variant="outline" className="self-start" onClick={() => input.current?.click()}>
        <FileSpreadsheet aria-hidden />
        {t("tanks.importTable")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t("tanks.importTable")}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = "";
        }}
      />
    </>
  );
}

/** Far more than a table of 200 lines. */
const mostRead = 20_000;
const edited = { shouldDirty: true, shouldValidate: true } as const;
