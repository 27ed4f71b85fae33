import { changeMembershipInput } from "@ymp/api/modules/platform/accounts.schema";
import { levelsWith } from "@ymp/core/access/appointment";
import { ComingPanel } from "@ymp/ui/patterns/coming-panel";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { dateOf } from "../../lib/date-of.ts";
import { useFieldWords } from "../../lib/forms/field-words.ts";
import { RecordForm } from "../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PlaceInWords } from "../users/place-in-words.tsx";
import { type HeldPlace, movedTo, placeIn, placeOf, roleFormSchema } from "../users/role-form.ts";
import type { MemberDialogProps } from "./member-dialogs.tsx";
import { MemberLevels } from "./member-levels.tsx";
import { useChangeMembership } from "./people.mutations.ts";
import { type Place, PlaceFields } from "./place-fields.tsx";
import { useMember, type VesselMember } from "./platform.queries.ts";

export interface ChangeMemberDialogProps extends MemberDialogProps {
  vessel: MemberDialogProps["vessel"] & { edition: "full" | "lite" };
}

/** Another role, department or last day on the same vessel, and single levels of access. */
export function ChangeMemberDialog(props: ChangeMemberDialogProps) {
  const { t } = useTranslation();
  const { member, query } = useMember(props.vessel.id, props.person.userId);
  const [seen, setSeen] = useState(member);
  if (member && member !== seen) setSeen(member);
  // Somebody who is removed meanwhile stays in the form, with what was chosen: the server says it when it is sent.
  const shown = member ?? seen;
  if (shown) return <MemberForm {...props} member={shown} />;
  const isFailed = query.isError || query.isPaused || query.isSuccess;
  return (
    <ComingPanel shape="dialog" title={t(isFailed ? "common:failure.notLoaded" : "ui:loading")} onClose={props.onClose}>
      {query.isSuccess ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("platform:notAboard")}
        </p>
      ) : null}
      {isFailed ? <NotLoaded query={query} /> : null}
    </ComingPanel>
  );
}

const formSchema = roleFormSchema.extend({ endsOn: changeMembershipInput.shape.endsOn });

const recordOf = (member: VesselMember) => ({ ...member, id: member.userId, overrides: member.access });

/** The position and its levels as the call takes them: null brings back the levels of the role. */
const sentOf = ({ levels, ...position }: HeldPlace) => ({
  ...position,
  levels: Object.keys(levels).length === 0 ? null : levelsWith(position, levels),
});

function MemberForm({ vessel, person, member, onClose }: ChangeMemberDialogProps & { member: VesselMember }) {
  const { t } = useTranslation("platform-screens");
  const { client } = useServices();
  const { mutateAsync: change } = useChangeMembership();
  const record = recordOf(member);
  const state = useRecordForm({
    ...{ kind: `place on ${vessel.id}`, schema: formSchema, record },
    valuesOf: (saved: typeof record = record) => ({ place: placeOf(saved), endsOn: saved.endsOn }),
    read: async (userId) => {
      const { people } = await client.platform.vessel.query({ vesselId: vessel.id });
      const now = people.find((one) => one.userId === userId);
      return now && recordOf(now);
    },
    save: async (write) => {
      // A place is there, or this form is not.
      if (write.isNew) return;
      const { place, ...day } = write.values;
      const { place: before, ...dayBefore } = write.base;
      const call = { userId: write.id, vesselId: vessel.id, version: write.version };
      await change({ ...call, base: { ...before, ...dayBefore }, ...day, ...(place && sentOf(place)) });
    },
    onSaved: onClose,
  });
  const { setValue, watch } = state.form;
  const place = watch("place");
  const choose = ({ endsOn, ...position }: Partial<Place>) => {
    if (endsOn !== undefined) setValue("endsOn", endsOn);
    else setValue("place", movedTo(record, { ...place, ...position }));
  };
  const words = useFieldWords((field) => t(field === "endsOn" ? "people.endsOn" : "users:column.role"), {
    place: (value) => {
      const held = placeIn(value);
      return held && <PlaceInWords place={held} edition={vessel.edition} />;
    },
  });
  return (
    <RecordForm
      as="dialog"
      form={state}
      title={t("people.changeTitle", { name: person.name })}
      subtitle={<bdi>{vessel.name}</bdi>}
      submit={t("people.changeSave")}
      words={words}
      onClose={onClose}
    >
      <PlaceFields place={{ ...place, endsOn: dateOf(watch("endsOn")) }} timeZone={vessel.timeZone} onChange={choose} />
      <MemberLevels
        place={{ ...place, endsOn: null }}
        overrides={place.levels}
        edition={vessel.edition}
        onChange={(levels) => setValue("place", { ...place, levels })}
      />
    </RecordForm>
  );
}
