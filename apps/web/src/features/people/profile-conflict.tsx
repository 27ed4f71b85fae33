import { useQuery } from "@tanstack/react-query";
import { Conflict } from "@ymp/ui/patterns/conflict";
import { useTrpc } from "../../app/services-context.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useFieldWords } from "./field-words.ts";
import type { Person } from "./people.queries.ts";
import type { ValueConflict } from "./profile-values.ts";

interface ProfileConflictProps {
  theirs: Person;
  conflict: ValueConflict;
  onDecide: (side: "mine" | "theirs") => void;
}

/** Two people changed one field of a profile: both values, who saved the other one and when. */
export function ProfileConflict({ theirs, conflict, onDecide }: ProfileConflictProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = useFieldWords();
  const { field } = conflict;
  const enabled = theirs.may.seeHistory;
  const { data } = useQuery(
    useTrpc().people.history.queryOptions({ profileId: theirs.id, limit: 10 }, { enabled, staleTime: 0 }),
  );
  const change = data?.rows.find(({ diff }) => Object.hasOwn(diff, field));
  const name = change?.actorName ?? t("people:conflict.somebody");
  return (
    <div className="rounded-lg bg-popover inset-ring inset-ring-border-strong">
      <Conflict
        key={field}
        title={t("people:conflict.title", { name, field: words.name(field) })}
        yours={words.value(field, conflict.mine)}
        theirs={{
          name,
          heading: change ? t("people:conflict.by", { name, when: formats.dateTime(change.at) }) : name,
          value: words.value(field, conflict.theirs),
        }}
        onKeepMine={() => onDecide("mine")}
        onTakeTheirs={() => onDecide("theirs")}
        note={t("people:conflict.note")}
      />
    </div>
  );
}
