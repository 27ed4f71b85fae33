import { type UnreadReason, unreadReasons } from "@ymp/api/modules/equipment/rounds.schema";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Radio, RadioGroup } from "@ymp/ui/primitives/radio-group";
import { ArrowLeft, ArrowRight, EyeOff, Undo2 } from "lucide-react";
import { useState } from "react";
import { sending } from "../../lib/forms/sending.ts";
import { TenthsInput } from "../../lib/tenths-input.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { ReadingVerdictNote } from "./reading-verdict.tsx";
import { stateOf, verdictOf, type WalkDraft, withEntry } from "./round-draft.ts";
import type { RoundMeter } from "./rounds.queries.ts";
import { useMeterFigure } from "./use-words.ts";

export interface WalkMeterProps {
  meter: RoundMeter;
  place: { at: number; of: number };
  draft: WalkDraft;
  onChange: (draft: WalkDraft) => void;
  onGo: (at: number, from?: WalkDraft) => void;
}

/** One meter: where it is, what it showed last, and room for what it shows now. */
export function WalkMeter({ meter, place, draft, onChange, onGo }: WalkMeterProps) {
  const { t } = useTranslation("rounds");
  const line = draft.lines[meter.id];
  const [isPassing, setPassing] = useState(line?.unreadReason != null);
  const verdict = verdictOf(meter, line);
  const isDoubtful = stateOf(meter, line) === "doubtful";
  const enter = (change: Parameters<typeof withEntry>[2]) => withEntry(draft, meter.id, change, new Date());
  const pass = (unreadReason: UnreadReason) => onChange(enter({ unreadReason, reading: null }));
  const next = () => {
    if (!isDoubtful) onGo(place.at + 1);
  };
  const readAgain = () => {
    setPassing(false);
    onChange(enter({ unreadReason: null }));
  };
  return (
    <form onSubmit={sending(next)} className="flex flex-1 flex-col gap-4">
      <MeterHead meter={meter} place={place} />
      {isPassing ? (
        <>
          <RadioGroup
            aria-label={t("why")}
            value={line?.unreadReason ?? ""}
            onValueChange={(reason) => {
              const known = unreadReasons.find((value) => value === reason);
              if (known) pass(known);
            }}
          >
            {unreadReasons.map((reason) => (
              <Radio key={reason} value={reason} label={t(`unread.${reason}`)} />
            ))}
          </RadioGroup>
          <Button variant="ghost" size="touch" className="-ms-4 self-start" onClick={readAgain}>
            <Undo2 />
            {t("read")}
          </Button>
        </>
      ) : (
        <>
          <Field label={t(`equipment:reading.figure.${meter.kind}`)}>
            <TenthsInput
              autoFocus
              size="touch"
              className="h-16 touch:text-[1.75rem] text-[1.75rem] font-semibold"
              enterKeyHint="next"
              unit={t(`equipment:unit.${meter.kind}`)}
              value={line?.reading ?? null}
              onValueChange={(reading) => onChange(enter({ reading, confirmsJump: false }))}
            />
          </Field>
          {verdict ? (
            <ReadingVerdictNote
              meter={meter}
              verdict={verdict}
              isConfirmed={line?.confirmsJump ?? false}
              onConfirm={(confirmsJump) => onChange(withEntry(draft, meter.id, { confirmsJump }, new Date()))}
            />
          ) : null}
          <Button variant="ghost" size="touch" className="-ms-4 self-start" onClick={() => setPassing(true)}>
            <EyeOff />
            {t("notRead")}
          </Button>
        </>
      )}
      <Field label={t("equipment:reading.note")} mark={t("equipment:optional")}>
        <Input
          size="touch"
          value={line?.note ?? ""}
          maxLength={1000}
          onChange={(event) => onChange(enter({ note: event.target.value }))}
        />
      </Field>
      <div className="mt-auto grid grid-cols-2 gap-2 pt-2">
        <Button size="touch" variant="outline" disabled={place.at === 0} onClick={() => onGo(place.at - 1)}>
          <ArrowLeft className="rtl:rotate-180" />
          {t("back")}
        </Button>
        <Button type="submit" size="touch" variant="primary" disabled={isDoubtful}>
          {t(place.at + 1 === place.of ? "toSummary" : line ? "next" : "skip")}
          <ArrowRight className="rtl:rotate-180" />
        </Button>
      </div>
    </form>
  );
}

function MeterHead({ meter, place }: Pick<WalkMeterProps, "meter" | "place">) {
  const { t } = useTranslation("rounds");
  const formats = useFormats();
  const figureOf = useMeterFigure();
  const { equipmentName, code, location, kind, lastReading, lastReadAt, dailyAverage } = meter;
  return (
    <div>
      <p className="text-muted-foreground text-sm tabular-nums">
        {t("place", { at: formats.count(place.at + 1), of: formats.count(place.of) })}
      </p>
      <h2 dir="auto" className="font-semibold text-2xl tracking-[-0.02em]">
        {equipmentName}
      </h2>
      <p dir="auto" className="text-base text-muted-foreground">
        {formats.list([location, code])}
      </p>
      <p dir="auto" className="mt-2 text-sm tabular-nums">
        {lastReading === null || !lastReadAt
          ? t("equipment:reading.first")
          : t("last", { figure: figureOf(kind, lastReading), at: formats.dateTime(lastReadAt) })}
        {dailyAverage === null ? null : (
          <span className="text-muted-foreground"> {t("average", { figure: figureOf(kind, dailyAverage) })}</span>
        )}
      </p>
    </div>
  );
}
