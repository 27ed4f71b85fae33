import { levelsWith } from "@ymp/core/access/appointment";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import { useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { type SeenValue, useMeanwhile } from "../../lib/forms/use-meanwhile.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { PlaceInWords } from "../users/place-in-words.tsx";
import type { MemberDialogProps } from "./member-dialogs.tsx";
import { MemberLevels } from "./member-levels.tsx";
import { useChangeMembership } from "./people.mutations.ts";
import { type Place, PlaceFields } from "./place-fields.tsx";
import { useMember, type VesselMember } from "./platform.queries.ts";

interface HeldPlace extends Place {
  /** What differs from the preset. */
  levels: AccessOverrides;
}

export interface ChangeMemberDialogProps extends MemberDialogProps {
  vessel: MemberDialogProps["vessel"] & { edition: "full" | "lite" };
  place: Place;
}

const seenOf = (member: VesselMember | undefined, place: Place): SeenValue<HeldPlace> => ({
  version: member?.version,
  value: { ...placeOf(member ?? place), levels: member?.access ?? {} },
});

const placeOf = ({ role, department, userType, endsOn }: Place): Place => ({ role, department, userType, endsOn });

/** Another role, department or last day on the same vessel, and single levels of access. */
export function ChangeMemberDialog({ vessel, person, place: known, onClose }: ChangeMemberDialogProps) {
  const { t } = useTranslation("platform-screens");
  const { client } = useServices();
  const { id: vesselId } = vessel;
  const { userId } = person;
  const [typed, setTyped] = useState<Partial<Place>>({});
  const [chosen, setChosen] = useState<AccessOverrides | null>(null);
  const member = useMember(vesselId, userId);
  /** As the dialog first knew it; the page may be read again while it is open. */
  const [first, setFirst] = useState(member);
  if (member && !first) setFirst(member);
  const place = { ...placeOf(first ?? known), ...typed };
  const overrides = chosen ?? first?.access;
  const change = useChangeMembership();
  const meanwhile = useMeanwhile<HeldPlace>({
    first: seenOf(first, known),
    read: async () => {
      const { people } = await client.platform.vessel.query({ vesselId });
      return seenOf(
        people.find((one) => one.userId === userId),
        known,
      );
    },
    field: t("users:column.role"),
    show: (value) => <PlaceInWords place={value} edition={vessel.edition} />,
    save: (seen) => send(seen),
    onTakeTheirs: onClose,
  });
  const move = (next: Partial<Place>) => {
    setTyped((now) => ({ ...now, ...next }));
    // Another role or department brings levels of its own.
    if (!("endsOn" in next)) setChosen({});
  };
  const send = ({ version, value }: SeenValue<HeldPlace>) => {
    const held = version === undefined ? seenOf(first, known) : { version, value };
    if (held.version === undefined) return;
    const isPreset = chosen !== null && Object.keys(chosen).length === 0;
    const levels = chosen === null ? undefined : isPreset ? null : levelsWith(place, chosen);
    change.mutate(
      { userId, vesselId, version: held.version, base: held.value, ...place, levels },
      { onSuccess: onClose, onError: meanwhile.onError },
    );
  };
  return (
    <FormDialog
      title={t("people.changeTitle", { name: person.name })}
      subtitle={<bdi>{vessel.name}</bdi>}
      size="lg"
      submit={t("people.changeSave")}
      busy={change.isPending}
      disabled={!first}
      error={change.error}
      refusal={meanwhile.conflict({ ...place, levels: overrides ?? {} })}
      onSubmit={() => send(meanwhile.seen)}
      onClose={onClose}
    >
      <PlaceFields place={place} timeZone={vessel.timeZone} onChange={move} />
      {overrides ? (
        <MemberLevels place={place} overrides={overrides} edition={vessel.edition} onChange={setChosen} />
      ) : null}
    </FormDialog>
  );
}
