import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Field } from "@ymp/ui/primitives/field";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { CodeOwnerPicker } from "../inventory/code-owner-picker.tsx";
import { PlacePicker } from "../inventory/place-picker.tsx";
import type { CountRow } from "./count-rows.ts";
import { binText } from "./count-words.ts";
import type { OpenQuestion, Place } from "./use-counting.ts";

interface ScanQuestionProps {
  question: OpenQuestion;
  onAdd: (place: Place, name: string) => void;
  /** The code belongs to something now: it is read once more. */
  onAgain: (code: string) => void;
  onClose: () => void;
}

/** What a code leaves open is asked at once, while the thing is in the hand. */
export function ScanQuestion({ question, onAdd, onAgain, onClose }: ScanQuestionProps) {
  if (question.kind === "which") return <WhichLine rows={question.rows} onAdd={onAdd} onClose={onClose} />;
  if (question.kind === "where") return <AtWhichPlace question={question} onAdd={onAdd} onClose={onClose} />;
  const { code } = question;
  return <CodeOwnerPicker code={code} onGiven={() => onAgain(code)} onClose={onClose} />;
}

type Answering = Pick<ScanQuestionProps, "onAdd" | "onClose">;

function WhichLine({ rows, onAdd, onClose }: Answering & { rows: readonly CountRow[] }) {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  const amount = useAmount();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("scan.which")}
        subtitle={<bdi>{rows[0]?.name}</bdi>}
        footer={
          <Button variant="ghost" size="lg" onClick={onClose}>
            {t("controls:cancel")}
          </Button>
        }
      >
        <ul className="flex flex-col gap-2">
          {rows.map((row) => (
            <li key={row.key}>
              <Button
                variant="outline"
                size="touch"
                className="h-auto w-full justify-between py-2"
                onClick={() => onAdd(row, row.name)}
              >
                <bdi className="min-w-0 whitespace-normal text-start">
                  {formats.list([
                    row.name,
                    binText(row, false),
                    row.lotNumber && t("line.lot", { number: row.lotNumber }),
                    row.expiresOn && t("line.expires", { on: formats.date(row.expiresOn) }),
                  ])}
                </bdi>
                <bdi className="text-muted-foreground">
                  {row.counted === null ? t("line.notCounted") : amount(row.counted, row.unit)}
                </bdi>
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

function AtWhichPlace({
  question,
  onAdd,
  onClose,
}: Answering & { question: Extract<OpenQuestion, { kind: "where" }> }) {
  const { t } = useTranslation("counts");
  const [placeId, setPlaceId] = useState(question.placeId);
  const { item } = question;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("scan.where")}
        subtitle={<bdi>{item.name}</bdi>}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("controls:cancel")}
            </Button>
            <Button
              variant="primary"
              size="lg"
              disabled={!placeId}
              onClick={() => placeId && onAdd({ itemId: item.id, locationId: placeId, lotId: null }, item.name)}
            >
              {t("scan.countHere")}
            </Button>
          </>
        }
      >
        <p className="text-muted-foreground text-sm">{t("scan.whereText")}</p>
        <Field label={t("field.place")}>
          <PlacePicker placeId={placeId} onPick={setPlaceId} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}
