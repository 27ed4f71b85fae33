import { labelFormatsOffered } from "@ymp/api/modules/counts/labels.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { Stepper } from "@ymp/ui/primitives/stepper";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { ViewDialog } from "../../../lib/view-dialog.tsx";
import { type LabelOrder, useLabels } from "./use-labels.ts";

export interface LabelsDialogProps {
  labelled: LabelOrder["labelled"];
  /** What gets a label, in words: "Labels for 12 items". */
  what: string;
  onClose: () => void;
}

type LabelFormat = (typeof labelFormatsOffered)[number];
const perSheet: Record<LabelFormat, number> = { "a4-3x8": 24, "a4-2x7": 14, "roll-62": 1 };

/** Codes to stick on boxes and shelves: which sheet, where on it, and print or keep it. */
export function LabelsDialog({ labelled, what, onClose }: LabelsDialogProps) {
  const { t } = useTranslation("counts");
  const [format, setFormat] = useState<LabelFormat>("a4-3x8");
  const [skip, setSkip] = useState(0);
  const make = useLabels();
  const last = perSheet[format] - 1;
  const order = { labelled, format, skip: Math.min(skip, last) };
  return (
    <ViewDialog
      title={t("labels.title")}
      subtitle={what}
      actions={
        <>
          <Button size="lg" busy={make.isPending} onClick={() => make.mutate({ order, tab: null })}>
            <Download />
            {t("labels.download")}
          </Button>
          <Button
            variant="primary"
            size="lg"
            busy={make.isPending}
            // The tab opens with the press itself: browsers keep those shut that open later.
            onClick={() => make.mutate({ order, tab: window.open("", "_blank") })}
          >
            <Printer />
            {t("labels.print")}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p className="text-muted-foreground text-sm">{t("labels.text")}</p>
      <Field label={t("labels.format")}>
        <Select
          value={format}
          onValueChange={setFormat}
          options={labelFormatsOffered.map((value) => ({ value, label: t(`labels.formats.${value}`) }))}
        />
      </Field>
      {last > 0 ? (
        <Field label={t("labels.skip")} group>
          <Stepper label={t("labels.skip")} value={Math.min(skip, last)} max={last} onValueChange={setSkip} />
        </Field>
      ) : null}
    </ViewDialog>
  );
}
