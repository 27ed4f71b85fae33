import { useEffect, useEffectEvent, useState } from "react";
import { type CodeFailure, codeFailureOf } from "./code-failure.ts";
import { codeInTime } from "./code-in-time.ts";

/** Code that no screen begins with, and that is fetched when it is wanted, or ahead. */
export interface LateCode<Code> {
  load: () => Promise<Code>;
  /** Fetches it ahead. Where that fails, wanting it asks again. */
  preload: () => void;
  /** There at once if it was fetched before, else when it was wanted and has come. */
  useWhen: (isWanted: boolean, onFailure: (why: CodeFailure) => void) => Code | null;
}

export function lateCode<Code extends object>(fetchCode: () => Promise<Code>): LateCode<Code> {
  let arrived: Code | null = null;
  const fetchNow = async () => {
    arrived ??= await fetchCode();
    return arrived;
  };
  const load = () => codeInTime(fetchNow);
  return {
    load,
    preload: () => void load().catch(() => undefined),
    useWhen: (isWanted, onFailure) => {
      const [code, setCode] = useState(() => arrived);
      const known = code ?? arrived;
      const fail = useEffectEvent(onFailure);
      useEffect(() => {
        if (!isWanted || known) return;
        let isAwaited = true;
        load().then(
          (loaded) => isAwaited && setCode(loaded),
          (error: unknown) => isAwaited && fail(codeFailureOf(error)),
        );
        return () => {
          isAwaited = false;
        };
      }, [isWanted, known]);
      return known;
    },
  };
}
