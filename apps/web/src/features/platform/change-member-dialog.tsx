import { levelsWith } from "@ymp/core/access/appointment";
import type { AccessOverrides } from "@ymp/core/access/permissions";
import { useState } from "react";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import type { MemberDialogProps } from "./member-dialogs.tsx";
import { MemberLevels } from "./member-levels.tsx";
import { useChangeMembership } from "./people.mutations.ts";
import { type Place, PlaceFields } from "./place-fields.tsx";
import { useOverridesOf } from "./platform.queries.ts";

export interface ChangeMemberDialogProps extends MemberDialogProps {
  vessel: MemberDialogProps["vessel"] & { edition: "full" | "lite" };
  place: Place;
}

/** Another role, department or last day on the same vessel, and single levels of access. */
export function ChangeMemberDialog({ vessel, person, place: known, onClose }: ChangeMemberDialogProps) {
  const { t } = useTranslation("platform-screens");
  const { id: vesselId } = vessel;
  const { userId } = person;
  const [place, setPlace] = useState(known);
  const [chosen, setChosen] = useState<AccessOverrides | null>(null);
  const held = useOverridesOf(vesselId, userId);
  const overrides = chosen ?? held;
  const change = useChangeMembership();
  const move = (next: Partial<Place>) => {
    setPlace((now) => ({ ...now, ...next }));
    // Another role or department brings levels of its own.
    if (!("endsOn" in next)) setChosen({});
  };
  const send = () => {
    const isPreset = chosen !== null && Object.keys(chosen).length === 0;
    const levels = chosen === null ? undefined : isPreset ? null : levelsWith(place, chosen);
    change.mutate({ userId, vesselId, ...place, levels }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t("people.changeTitle", { name: person.name })}
      subtitle={<bdi>{vessel.name}</bdi>}
      size="lg"
      submit={t("people.changeSave")}
      busy={change.isPending}
      error={change.error}
      onSubmit={send}
      onClose={onClose}
    >
      <PlaceFields place={place} timeZone={vessel.timeZone} onChange={move} />
      {overrides ? (
        <MemberLevels place={place} overrides={overrides} edition={vessel.edition} onChange={setChosen} />
      ) : null}
    </FormDialog>
  );
}
