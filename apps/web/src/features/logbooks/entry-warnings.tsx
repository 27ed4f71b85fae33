import { useFindingText } from "../../lib/definitions/finding-words.ts";
import { Warning } from "../../lib/definitions/warning.tsx";

/** What was doubtful when it was saved, and stays with it. */
export function EntryWarnings({ warnings }: { warnings: readonly string[] }) {
  const say = useFindingText();
  return warnings.map((rule) => <Warning key={rule}>{say({ code: "rule", params: { rule } })}</Warning>);
}
