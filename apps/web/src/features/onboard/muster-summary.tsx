import { Button } from "@ymp/ui/primitives/button";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { CompletedIcon, OverdueIcon } from "@ymp/ui/primitives/glyph";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../app/session.ts";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { elapsedText, type Muster, type MusterCount } from "./muster.ts";
import { useSetMany } from "./onboard.mutations.ts";
import type { OnboardPerson } from "./onboard.queries.ts";
import { nameOf } from "./onboard-people.ts";

export interface MusterSummaryProps {
  muster: Muster;
  endedAt: Date;
  count: MusterCount<OnboardPerson>;
  onGoOn: () => void;
  onClose: () => void;
}

/** What the muster found, in words for the log, and what of it the list should take over. */
export function MusterSummary({ muster, endedAt, count, onGoOn, onClose }: MusterSummaryProps) {
  const { t } = useTranslation("onboard");
  const formats = useFormats();
  const mayAdminister = useCan("employees:edit");
  const setMany = useSetMany();
  const cameAboard = count.reported.filter(({ isOnboard }) => !isOnboard);
  const [takesAboard, setTakesAboard] = useState(true);
  const [takesAshore, setTakesAshore] = useState(false);
  const words = t("muster.summary", {
    at: formats.dateTime(muster.startedAt),
    zone: formats.zoneLabel(muster.startedAt),
    reported: count.expected - count.missing.length,
    expected: count.expected,
    duration: elapsedText(muster.startedAt, endedAt),
  });
  const missing = formats.list(count.missing.map(nameOf));
  const text = missing ? `${words} ${t("muster.missingNames", { names: missing })}` : words;
  const finish = () => {
    // Anyone who reports is on board, by more than their own word.
    const confirmed = count.reported.filter(({ may }) => may.confirm);
    const aboardIds = [...(takesAboard ? cameAboard : []), ...confirmed].map(({ id }) => id);
    const ashoreIds = takesAshore ? count.missing.map(({ id }) => id) : [];
    if (mayAdminister && aboardIds.length + ashoreIds.length > 0) setMany.mutate({ aboardIds, ashoreIds, at: endedAt });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onGoOn()}>
      <DialogContent
        title={t("muster.summaryTitle")}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onGoOn}>
              {t("muster.goOn")}
            </Button>
            <CopyButton text={text} />
            <Button variant="primary" size="lg" onClick={finish}>
              {t("muster.finish")}
            </Button>
          </>
        }
      >
        <p className="flex items-start gap-2">
          {missing ? (
            <OverdueIcon className="mt-0.5 text-status-overdue" />
          ) : (
            <CompletedIcon className="mt-0.5 text-status-done" />
          )}
          <span dir="auto">{words}</span>
        </p>
        {missing ? <Missing people={count.missing} /> : null}
        {mayAdminister && cameAboard.length > 0 ? (
          <CheckboxField
            checked={takesAboard}
            onCheckedChange={(checked) => setTakesAboard(checked === true)}
            label={t("muster.takeAboard", { names: formats.list(cameAboard.map(nameOf)) })}
          />
        ) : null}
        {mayAdminister && missing ? (
          <CheckboxField
            checked={takesAshore}
            onCheckedChange={(checked) => setTakesAshore(checked === true)}
            label={t("muster.takeAshore")}
            help={t("muster.takeAshoreHelp")}
          />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

function Missing({ people }: { people: readonly OnboardPerson[] }) {
  const { t } = useTranslation("onboard");
  return (
    <section aria-label={t("muster.group.missing")}>
      <h3 className="font-semibold text-sm">{t("muster.group.missing")}</h3>
      <ul className="mt-1 text-status-overdue">
        {people.map((person) => (
          <li key={person.id} dir="auto">
            {listed([nameOf(person), person.rank], t)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation("onboard");
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button size="lg" onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}>
      <Copy />
      {t(isCopied ? "muster.copied" : "muster.copy")}
    </Button>
  );
}
