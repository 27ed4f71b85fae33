import type { WatchTeam } from "@ymp/core/watches/generate-watches";
import { positionFacts, type WatchPosition, watchPositions } from "@ymp/core/watches/positions";
import { Button } from "@ymp/ui/primitives/button";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { X } from "lucide-react";
import { useState } from "react";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFillPlan } from "../watch-plans.mutations.ts";
import type { Board, WatchPlan } from "../watch-plans.queries.ts";
import { offeredInTurn } from "./board-rest.ts";
import { ReasonField } from "./reason-field.tsx";
import { useBoardWords } from "./use-board-words.ts";

export interface FillDialogProps {
  board: Board;
  plan: WatchPlan;
  onClose: () => void;
}

/** Who takes turns in which position; the watches are made from it. */
export function FillDialog({ board, plan, onClose }: FillDialogProps) {
  const { t } = useTranslation("watch-plans");
  const fill = useFillPlan();
  const asked = watchPositions.filter((position) =>
    plan.legs.some(({ state }) => positionFacts[position].stoodIn.includes(state)),
  );
  const [teams, setTeams] = useState<readonly WatchTeam[]>(() =>
    asked.map((position) => ({ position, profileIds: standing(board, position) })),
  );
  const [reason, setReason] = useState("");
  const put = (position: WatchPosition, profileIds: readonly string[]) =>
    setTeams(teams.map((team) => (team.position === position ? { position, profileIds } : team)));
  const chosen = teams.filter(({ profileIds }) => profileIds.length > 0);
  const submit = () =>
    fill.mutate(
      {
        ...{ id: plan.id, version: plan.version, reason },
        teams: chosen.map(({ position, profileIds }) => ({ position, profileIds: [...profileIds] })),
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      title={t("fill.title")}
      subtitle={t("fill.text")}
      submit={t("fill.submit")}
      busy={fill.isPending}
      disabled={chosen.length === 0}
      error={fill.error}
      saysFaults
      holdsMore={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {teams.map((team) => (
        <Team key={team.position} board={board} team={team} onPut={(ids) => put(team.position, ids)} />
      ))}
      {plan.publishedAt !== null ? <ReasonField value={reason} onChange={setReason} /> : null}
    </FormDialog>
  );
}

/** Whoever stands it already, in the order in which they began. */
const standing = ({ watches }: Board, position: WatchPosition): string[] => [
  ...new Set(watches.filter((watch) => watch.position === position).flatMap(({ profileId }) => profileId ?? [])),
];

interface TeamProps {
  board: Board;
  team: WatchTeam;
  onPut: (profileIds: readonly string[]) => void;
}

function Team({ board, team: { position, profileIds }, onPut }: TeamProps) {
  const { t } = useTranslation("watch-plans");
  const word = t(`position.${position}`);
  const words = useBoardWords(board);
  const others = offeredInTurn(board, position).filter(({ person }) => !profileIds.includes(person.id));
  return (
    <Field label={word} group>
      <fieldset aria-label={word} className="flex flex-wrap items-center gap-2">
        {profileIds.map((id) => {
          const name = board.people.find((person) => person.id === id)?.name ?? "";
          return (
            <Button
              key={id}
              size="sm"
              aria-label={t("fill.remove", { name })}
              onClick={() => onPut(profileIds.filter((one) => one !== id))}
            >
              <span dir="auto">{name}</span>
              <X />
            </Button>
          );
        })}
        <Select
          aria-label={t("fill.add", { position: word })}
          className="min-w-44 flex-1"
          placeholder={t("fill.add", { position: word })}
          value={null}
          options={others.map(words.offered)}
          onValueChange={(id) => onPut([...profileIds, id])}
        />
      </fieldset>
    </Field>
  );
}
