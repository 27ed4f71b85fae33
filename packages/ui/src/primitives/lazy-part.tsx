import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { type CodeFailure, codeFailureOf } from "../lib/code-failure.ts";
import { CodeIsLate, codeInTime } from "../lib/code-in-time.ts";

/** A part of a screen whose code is fetched when it is first shown, or before. */
export interface LatePart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead. If that fails, showing the part fetches again and reports the failure. */
  preload: () => void;
}

export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

export interface Coming {
  /** How often fetching has failed; 0 while it is on its way for the first time. */
  failures: number;
  /** What the last failure was. */
  why: CodeFailure | null;
  isAsking: boolean;
  onRetry: () => void;
}

/**
 * Shows `Meanwhile` until the code is there. A lazy component would wait behind its fallback a third of a second
 * longer, and never ask again after a failure.
 */
export function lazyPart<Props extends object>(
  load: LoadPart<Props>,
  Meanwhile: ComponentType<Props & { coming: Coming }>,
): LatePart<Props> {
  let arrived: ComponentType<Props> | null = null;
  const fetchNow = async () => {
    arrived ??= await load();
    return arrived;
  };
  const fetchPart = () => codeInTime(fetchNow);
  function Part(props: Props) {
    const [Whole, setWhole] = useState(() => arrived);
    const [failures, setFailures] = useState(0);
    const [why, setWhy] = useState<CodeFailure | null>(null);
    const [isAsking, setAsking] = useState(true);
    useEffect(() => {
      if (!isAsking) return;
      fetchPart()
        .then((part) => setWhole(() => part))
        .catch((error: unknown) => {
          setWhy(codeFailureOf(error));
          setFailures((count) => count + 1);
          if (!(error instanceof CodeIsLate)) return;
          error.arrival.then(
            () => setWhole(() => arrived),
            (failure: unknown) => setWhy(codeFailureOf(failure)),
          );
        })
        .finally(() => setAsking(false));
    }, [isAsking]);
    if (Whole) return <Whole {...props} />;
    return <Meanwhile {...props} coming={{ failures, why, isAsking, onRetry: () => setAsking(true) }} />;
  }
  return Object.assign(Part, { preload: () => void fetchPart().catch(() => undefined) });
}
