import { leaveDialogSchema } from "@ymp/api/modules/leave/leave.schema";
import { isLeaveSpan } from "@ymp/core/leave/leave-days";
import { leaveTypes } from "@ymp/core/leave/leave-request";
import { useFormContext, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useServices } from "../../app/services-context.tsx";
import { dateOf } from "../../lib/date-of.ts";
import { ChoiceField, ControlField, DayField, LongTextField, TickField } from "../../lib/forms/bound-fields.tsx";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { DaysInput } from "./days-input.tsx";
import { useSaveLeave } from "./leave.mutations.ts";
import { type OpenedLeave, type TriedLeave, useTryLeave } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";
import { WhatItDoes } from "./what-it-does.tsx";

type LeaveInput = z.input<typeof leaveDialogSchema>;

/** Whose leave it is. */
export interface LeaveOf {
  readonly profileId: string;
  readonly name: string;
}

export interface LeaveFormSheetProps {
  /** Absent: a new one. */
  leave?: OpenedLeave;
  /** Absent: one's own. */
  of?: LeaveOf | undefined;
  /** Dates with which a new one begins. */
  dates?: { startsOn: string; endsOn: string } | undefined;
  halfDays: boolean;
  onClose: () => void;
}

/** Asks for leave; what stands against it is shown while the dates are chosen. */
export function LeaveFormSheet({ leave, of, dates, halfDays, onClose }: LeaveFormSheetProps) {
  const { t } = useLeaveWords();
  const { client, queryClient, trpc } = useServices();
  const { mutateAsync: save } = useSaveLeave();
  const form = useRecordForm({
    kind: of ? `leave of ${of.profileId}` : "leave",
    schema: leaveDialogSchema,
    record: leave,
    valuesOf: (saved: OpenedLeave | undefined): LeaveInput => ({
      type: saved?.type ?? "annual",
      startsOn: saved?.startsOn ?? dates?.startsOn ?? "",
      endsOn: saved?.endsOn ?? dates?.endsOn ?? "",
      startsAtNoon: saved?.startsAtNoon ?? false,
      endsAtNoon: saved?.endsAtNoon ?? false,
      travel: saved?.travel ?? 0,
      note: saved?.note ?? "",
      asks: saved ? saved.state === "requested" : true,
    }),
    read: (id) => queryClient.fetchQuery({ ...trpc.leave.get.queryOptions({ id }), staleTime: 0 }),
    history: async (id) => (await client.leave.history.query({ id })).rows,
    save: ({ isNew: _, values, ...write }) => save({ ...(of ? { profileId: of.profileId } : {}), ...values, ...write }),
    onSaved: onClose,
  });
  return (
    <RecordForm
      as="sheet"
      form={form}
      title={leave ? t("edit") : of ? t("askFor", { name: of.name }) : t("ask")}
      submit={t("send")}
      words={useFieldWords((field) => t(`field.${field}`), { type: (type) => t(`type.${String(type)}`) })}
      onClose={onClose}
    >
      <LeaveFields leave={leave} of={of} halfDays={halfDays} />
    </RecordForm>
  );
}

function LeaveFields({ leave, of, halfDays }: Pick<LeaveFormSheetProps, "leave" | "of" | "halfDays">) {
  const { t } = useLeaveWords();
  const does = useTryLeave(useTried(leave, of));
  const travel = does.data?.travel ?? 0;
  const isKept = leave?.state === "requested" || of !== undefined;
  return (
    <>
      <ChoiceField<LeaveInput>
        name="type"
        label={t("field.type")}
        options={leaveTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField<LeaveInput> name="startsOn" label={t("field.startsOn")} required />
        <DayField<LeaveInput> name="endsOn" label={t("field.endsOn")} required />
      </div>
      {halfDays ? (
        <>
          <TickField<LeaveInput> name="startsAtNoon" label={t("field.startsAtNoon")} />
          <TickField<LeaveInput> name="endsAtNoon" label={t("field.endsAtNoon")} />
        </>
      ) : null}
      {travel > 0 || (leave?.travel ?? 0) > 0 ? (
        <ControlField<LeaveInput, "travel"> name="travel" label={t("field.travel")}>
          {({ value, onChange }) => <DaysInput value={value} onValueChange={(days) => onChange(days ?? 0)} />}
        </ControlField>
      ) : null}
      <LongTextField<LeaveInput> name="note" label={t("field.note")} rows={3} />
      {isKept ? null : <TickField<LeaveInput> name="asks" label={t("field.asks")} help={t("asksHint")} />}
      {does.data ? <WhatItDoes does={does.data} /> : null}
    </>
  );
}

/** What is tried while the dates are whole. */
function useTried(leave: OpenedLeave | undefined, of: LeaveOf | undefined): TriedLeave | null {
  const { control } = useFormContext<LeaveInput>();
  const [type, from, to, startsAtNoon, endsAtNoon, travel] = useWatch({
    control,
    name: ["type", "startsOn", "endsOn", "startsAtNoon", "endsAtNoon", "travel"],
  });
  const [startsOn, endsOn] = [dateOf(from), dateOf(to)];
  if (!(startsOn && endsOn && isLeaveSpan({ startsOn, endsOn, startsAtNoon, endsAtNoon }))) return null;
  return {
    ...{ type, startsOn, endsOn, startsAtNoon, endsAtNoon, travel },
    ...(leave ? { id: leave.id } : {}),
    ...(of ? { profileId: of.profileId } : {}),
  };
}
