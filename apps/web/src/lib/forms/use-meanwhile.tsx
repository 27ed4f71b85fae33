import { Conflict } from "@ymp/ui/patterns/conflict";
import { toast } from "@ymp/ui/primitives/toaster";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { markShown, type Refusal, refusalOf, sentencesOf } from "../../app/failures.ts";
import { useTranslation } from "../translation.tsx";
import { useConflictWords } from "./conflict-words.ts";

/** One value of a record, and the version it is of; without one nothing is there. */
export interface SeenValue<Value> {
  version: number | undefined;
  value: Value;
}

interface MeanwhileOptions<Value> {
  /** As the dialog found it. */
  first: SeenValue<Value>;
  read: () => Promise<SeenValue<Value>>;
  /** What the field is called. */
  field: string;
  show: (value: Value) => ReactNode;
  /** Saves what is typed, from `seen`. */
  save: (seen: SeenValue<Value>) => void;
  onTakeTheirs?: () => void;
}

/**
 * For a dialog or a field over one value: what is saved says what it was typed over, and where somebody else has changed that meanwhile,
 * both values are shown and one is chosen.
 */
export function useMeanwhile<Value>(options: MeanwhileOptions<Value>) {
  const { first, read, field, show, save, onTakeTheirs } = options;
  const { t } = useTranslation("forms");
  const words = useConflictWords();
  const [seen, setSeen] = useState(first);
  const [theirs, setTheirs] = useState<SeenValue<Value> | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const tell = (refusal: Refusal) => {
    for (const { messageKey, params } of sentencesOf(refusal)) toast.failure(t(messageKey, params));
  };
  const onError = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal?.code !== "stale") return;
    markShown(error);
    void read().then(setTheirs, () => tell(refusal));
  };
  /** A field may be gone before its refusal comes: then what was typed is told, with a way to put it there all the same. */
  const onErrorOf =
    (mine: Value, again = save) =>
    async (error: unknown) => {
      if (isHere.current) return onError(error);
      const refusal = refusalOf(error);
      if (refusal?.code !== "stale") return;
      markShown(error);
      const now = await read().catch(() => null);
      if (!now) return tell(refusal);
      const values = { mine: inWords(show(mine)), theirs: inWords(show(now.value)) };
      toast.failure(t("leftBehind", { field, ...values }), { retry: () => again(now), about: `leftBehind ${field}` });
    };
  const keepMine = () => {
    if (!theirs) return;
    setSeen(theirs);
    setTheirs(null);
    save(theirs);
  };
  const takeTheirs = () => {
    setTheirs(null);
    onTakeTheirs?.();
  };
  return {
    seen,
    /** Begins from another value, such as that of another currency. */
    startFrom(value: SeenValue<Value>) {
      setSeen(value);
      setTheirs(null);
    },
    onError,
    onErrorOf,
    /** Both values are shown, and nothing is chosen yet. */
    isUndecided: theirs !== null,
    /** In place of what else is said about the refusal. */
    conflict: (mine: Value) =>
      theirs ? (
        <div className="rounded-lg bg-popover inset-ring inset-ring-border-strong">
          <Conflict
            title={t("disputed", { name: t("somebody"), field })}
            yours={show(mine)}
            words={words(undefined)}
            theirs={{ heading: t("somebody"), value: show(theirs.value) }}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        </div>
      ) : null,
  };
}

const inWords = (shown: ReactNode) => (typeof shown === "string" ? shown : "");
