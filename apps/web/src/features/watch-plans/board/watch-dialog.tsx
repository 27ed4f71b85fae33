import { todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { zoneAt } from "@ymp/core/rest/ship-zones";
import { type WatchPosition, watchPositions } from "@ymp/core/watches/positions";
import { Button } from "@ymp/ui/primitives/button";
import { DateTimeField, type ShipMoment } from "@ymp/ui/primitives/date-time-field";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import { instantAt, momentAt } from "../../../lib/ship-moment.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useRemoveWatch, useSaveWatch } from "../watch-plans.mutations.ts";
import type { Board, WatchPlan } from "../watch-plans.queries.ts";
import { type BoardWatchNow, offeredFor } from "./board-rest.ts";
import { ReasonField } from "./reason-field.tsx";
import { useBoardWords } from "./use-board-words.ts";

export interface WatchDialogProps {
  board: Board;
  plan: WatchPlan;
  /** Absent: a new one. */
  watch: BoardWatchNow | undefined;
  onClose: () => void;
}

const nobody = "nobody";

/** One watch: who stands which position, from when to when. */
export function WatchDialog({ board, plan, watch, onClose }: WatchDialogProps) {
  const { t } = useTranslation("watch-plans");
  const save = useSaveWatch();
  const remove = useRemoveWatch();
  const words = useBoardWords(board);
  const [id] = useState(() => watch?.id ?? newId());
  const zoneOf = (at: Date) => zoneAt(board.zones, at);
  const begins = watch?.from ?? board.span.from;
  const ends = watch?.until ?? new Date(begins.getTime() + 4 * 3_600_000);
  const [position, setPosition] = useState<WatchPosition>(watch?.position ?? "anchor");
  const [profileId, setProfile] = useState(watch?.profileId ?? null);
  const [from, setFrom] = useState<ShipMoment | null>(momentAt(zoneOf(begins), begins));
  const [until, setUntil] = useState<ShipMoment | null>(momentAt(zoneOf(ends), ends));
  const [reason, setReason] = useState("");
  const today = todayIn(board.zones.zone, board.now);
  const instant = (moment: ShipMoment) => instantAt(zoneOf(instantAt(board.zones.zone, moment)), moment);
  const submit = () => {
    if (!from || !until) return;
    const values = { position, profileId, startsAt: instant(from), endsAt: instant(until) };
    const seen = watch && {
      version: watch.version,
      base: { position: watch.position, profileId: watch.profileId, startsAt: watch.from, endsAt: watch.until },
    };
    save.mutate({ id, planId: plan.id, reason, ...seen, ...values }, { onSuccess: onClose });
  };
  const place = { position, from: from ? instant(from) : begins, until: until ? instant(until) : ends };
  const people = [{ value: nobody, label: t("fill.none") }, ...offeredFor(board, place, profileId).map(words.offered)];
  return (
    <FormDialog
      title={t(watch ? "watch.title" : "watch.new")}
      submit={t("watch.save")}
      busy={save.isPending}
      disabled={!from || !until}
      error={save.error ?? remove.error}
      saysFaults
      beside={
        watch && watch.from > board.now ? (
          <Button
            variant="destructive"
            size="lg"
            busy={remove.isPending}
            onClick={() => remove.mutate({ id: watch.id, version: watch.version, reason }, { onSuccess: onClose })}
          >
            <Trash2 />
            {t("watch.remove")}
          </Button>
        ) : null
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("watch.position")}>
        <Select
          value={position}
          options={watchPositions.map((value) => ({ value, label: t(`position.${value}`) }))}
          onValueChange={setPosition}
        />
      </Field>
      <Field label={t("watch.person")}>
        <Select
          value={profileId ?? nobody}
          options={people}
          onValueChange={(value) => setProfile(value === nobody ? null : value)}
        />
      </Field>
      <Field label={t("watch.from")}>
        <DateTimeField today={today} min={plan.startsOn} max={plan.endsOn} value={from} onValueChange={setFrom} />
      </Field>
      <Field label={t("watch.until")}>
        <DateTimeField today={today} min={plan.startsOn} value={until} onValueChange={setUntil} />
      </Field>
      {plan.publishedAt !== null ? <ReasonField value={reason} onChange={setReason} /> : null}
    </FormDialog>
  );
}
