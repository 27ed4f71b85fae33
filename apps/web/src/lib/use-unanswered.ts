import { useMemo, useState } from "react";

/**
 * Changes that were asked for and not answered yet, oldest first. A screen lays them over what the server said last, so
 * that the next one counts on them. `hooks` go into the options of the mutation.
 */
export function useUnanswered<Input>() {
  const [inputs, setInputs] = useState<readonly Input[]>([]);
  const hooks = useMemo(
    () => ({
      onMutate: (input: Input) => setInputs((asked) => [...asked, input]),
      onSettled: (_result: unknown, _error: unknown, input: Input) =>
        setInputs((asked) => asked.filter((other) => other !== input)),
    }),
    [],
  );
  return { inputs, hooks };
}
