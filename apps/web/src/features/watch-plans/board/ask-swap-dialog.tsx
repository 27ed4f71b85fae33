import { newId } from "@ymp/core/ids";
import { Field } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useState } from "react";
import { FormDialog } from "../../../lib/form-dialog.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useAskSwap } from "../watch-plans.mutations.ts";
import { type BoardWatchNow, offeredFor } from "./board-rest.ts";
import type { BoardState } from "./use-board.ts";
import { useBoardWords } from "./use-board-words.ts";

export interface AskSwapDialogProps {
  state: BoardState;
  watch: BoardWatchNow;
  onClose: () => void;
}

const nothing = "nothing";

/** Who is asked to take one's own watch, and for what. */
export function AskSwapDialog({ state, watch, onClose }: AskSwapDialogProps) {
  const { t } = useTranslation("watch-plans");
  const { board, plan, before } = state;
  const words = useBoardWords(board);
  const ask = useAskSwap();
  const [id] = useState(newId);
  const [otherProfileId, setOther] = useState<string | null>(null);
  const [otherWatchId, setOtherWatch] = useState(nothing);
  const people = offeredFor(board, watch).filter(({ person }) => !person.isOwn);
  const theirs = before.filter(({ profileId, from }) => profileId === otherProfileId && from > board.now);
  const otherWatch = theirs.find((one) => one.id === otherWatchId);
  const seen = ({ id: watchId, version }: BoardWatchNow) => ({ id: watchId, version });
  const submit = () => {
    if (otherProfileId === null) return;
    ask.mutate(
      {
        ...{ id, planId: plan.id, watch: seen(watch), otherProfileId },
        ...(otherWatch ? { otherWatch: seen(otherWatch) } : {}),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={t("swap.askTitle")}
      subtitle={words.watch(watch)}
      submit={t("swap.send")}
      busy={ask.isPending}
      disabled={otherProfileId === null}
      error={ask.error}
      saysFaults
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t("swap.withWhom")} required>
        <Select
          value={otherProfileId}
          options={people.map(words.offered)}
          onValueChange={(value) => {
            setOther(value);
            setOtherWatch(nothing);
          }}
        />
      </Field>
      <Field label={t("swap.inReturn")}>
        <Select
          value={otherWatchId}
          options={[
            { value: nothing, label: t("swap.nothing") },
            ...theirs.map((one) => ({ value: one.id, label: words.watch(one) })),
          ]}
          onValueChange={setOtherWatch}
        />
      </Field>
    </FormDialog>
  );
}
