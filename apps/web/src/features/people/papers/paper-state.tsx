import { ExpiryMark } from "../../../lib/expiry-mark.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import type { Paper } from "./papers.queries.ts";
import { usePaperWords } from "./use-paper-words.ts";

/** The state of a paper: sign, words, and the date where the words do not say it. */
export function PaperState({ paper }: { paper: Paper }) {
  const { stateWords } = usePaperWords();
  const formats = useFormats();
  const showsDate = paper.expiresOn !== null && paper.state !== "valid";
  return (
    <span className="block">
      <ExpiryMark state={paper.state}>{stateWords(paper)}</ExpiryMark>
      {showsDate && paper.expiresOn ? (
        <bdi className="block ps-[22px] text-muted-foreground text-xs">{formats.date(paper.expiresOn)}</bdi>
      ) : null}
    </span>
  );
}
